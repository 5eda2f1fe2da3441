"""Lessons: the table as a teacher, and the page that lists them. The third user of the table."""
