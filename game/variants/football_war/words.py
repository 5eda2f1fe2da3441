JUST_DRAWN = CLOCK_FIRST = "No."
def why_not(*a): return "No."
def rules(): return ()
def label(a): return str(a)
def prompt(v, n): return "p"
def log_line(e, n): return None
