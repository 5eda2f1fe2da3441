"""The golden matches of BLOWOUT!!!, and how they are found."""
