"""The card table: where events become moving cards."""
