# The rules of __TITLE__. `.rules` of a section lists its rules in order; `.about` of a rule names the decisions it matters for.

section-1 = Setting up
    .rules = __P__-1 __P__-2
rule-__P__-1 = Two to four climbers begin at the foot of the mountain, without a rope. The peak is step 20.
    .title = The mountain
rule-__P__-2 = The start player is drawn by lot or agreed on. You take turns clockwise.
    .title = Order of turns
    .about = turn

section-2 = A turn
    .rules = __P__-3 __P__-4 __P__-5
rule-__P__-3 = On your turn you rest and take a rope, of which you can carry at most 3; or you climb and use as many of your ropes as you like.
    .title = Rest or climb
    .about = turn
rule-__P__-4 = Who climbs rolls the die and goes up as many steps as it shows, and one more for every rope used.
    .title = Climbing
    .about = turn
rule-__P__-5 = If the die shows a 1 and you used no rope, you slip back 2 steps instead, but never below the foot of the mountain.
    .title = Slipping
    .about = turn

section-3 = The end
    .rules = __P__-6 __P__-7
rule-__P__-6 = The round in which somebody reaches the peak is the last. Who stands highest wins; if that is several, the one with more ropes left.
    .title = The winner
rule-__P__-7 = If nobody has reached the peak after 30 rounds, the game ends, too.
    .title = Nightfall
