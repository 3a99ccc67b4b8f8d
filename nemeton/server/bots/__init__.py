"""Bots at the table: their levels, the processes they think in, and who plays what they have thought of."""
