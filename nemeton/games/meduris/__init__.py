"""Meduris (HABA 2016): huts and temples around a mountain, and a druid who asks for offerings."""
