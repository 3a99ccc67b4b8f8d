"""`python -m nemeton` is `nemeton`."""

from nemeton.cli import main

main()
