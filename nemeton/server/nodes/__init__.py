"""Several servers on one database: what they tell each other, and which one sees to the bots and clocks of a table."""
