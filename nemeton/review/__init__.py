"""What can be learned from games that were played: win chances, turning points, better moves; puzzles."""
