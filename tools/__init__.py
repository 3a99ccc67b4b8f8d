"""What developers run, each as `python -m tools.NAME`: `start` leads from a fresh clone to a running table or to a
developer's set-up, `screenshots` takes the pictures of the page in docs/, `averages` gives the figures of
docs/averages.md, `client_types` writes the types of the client from the definitions in Python."""
