"""The card table: shows events as moving cards."""
