"""What every game is made of: numbers, the game contract, chance, options, events, notation, record file."""
