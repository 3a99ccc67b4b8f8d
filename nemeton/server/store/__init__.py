"""The database: what is kept, how it is written and read, and how an older one is brought up to date."""
