"""Graenaland (Altar / Czech Board Games 2006): territories whose riches are split by ballot."""
