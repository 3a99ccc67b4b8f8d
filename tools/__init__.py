"""What developers run, each as `python -m tools.NAME`: `start` leads from a fresh clone to a running table or to a
developer's set-up, `screenshots` takes the pictures of the page in docs/, `averages` gives the figures of
docs/averages.md,
`types` writes the client's types from the definitions in Python."""
