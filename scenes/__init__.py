"""What is drawn, heard and clicked; nothing in here decides a rule."""
