// The executable's three lines go here.
