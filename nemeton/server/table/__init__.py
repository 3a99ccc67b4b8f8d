"""What happens at a table: who sits there and may do what, moves, taking back, clocks, talk, and what each may see."""
