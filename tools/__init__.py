"""What developers run; each module tells how."""
