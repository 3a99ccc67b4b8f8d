"""Celtica (Ravensburger 2006): five druids, one path, amulets of nine parts."""
