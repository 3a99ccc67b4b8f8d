# The rules of Celtica in our own words. Numbers as in docs/rules/celtica.md: C-… are rules, CA-… decisions where sources leave room.
# `.rules` of a section lists its rules in order; `.about` of a rule names the decisions it matters for.

section-1 = What it is about
    .rules = C-1 C-2
rule-C-1 =
    You collect amulet parts, and the druids find them for you: red, grey, white, brown and black. Nobody owns a druid.
    Every player may move every druid, and all of them take part however many of you are playing.
    .title = Druids for everybody
    .about = play
rule-C-2 = You take turns clockwise: when you are finished, your left neighbour goes on.
    .title = Order of turns
    .about = play

section-2 = Setting up
    .rules = C-3 C-4 C-5
rule-C-3 =
    All druids wait in the harbour. You are dealt { $hand_size ->
        [one] { $hand_size } druid card
       *[other] { $hand_size } druid cards
    }, which you keep secret, and draw { $start_parts ->
        [one] { $start_parts } amulet part
       *[other] { $start_parts } amulet parts
    } unseen from the supply.
    .title = What you start with
rule-C-4 =
    { $start_parts ->
        [one] Turn your start part up and lay it
       *[other] Turn your { $start_parts } start parts up and lay them
    } in front of you. All amulets lie open during the whole game. A table may choose that start
    parts lie face down: then only you know them until you give them up, or until the final exchange.
    .title = Start parts lie open
rule-C-5 = Parts from the supply are turned face up, { $display_size } in all. They form the display, from which everybody will choose.
    .title = The display

section-3 = Moving a druid
    .rules = C-6 C-7 C-8 C-9 CA-3 C-10 C-11 C-12 C-13
rule-C-6 =
    On your turn you must play druid cards: one or more, all of the same colour. How many is up to you. Passing is not
    allowed.
    .title = Play cards of one colour
    .about = play
rule-C-7 = You may add experience cards of that same colour, as many as you like. Each is worth one more step.
    .title = Adding experience cards
    .about = play
rule-C-8 = Experience cards are only ever an addition: without at least one druid card of their colour you cannot play them.
    .title = Never experience alone
    .about = play
rule-C-9 =
    The druid of that colour walks one place along the path for every card you played. He goes the full distance, and
    always forward.
    .title = One step per card
    .about = play
rule-CA-3 =
    You may play more cards than the druid needs to the goal. He stops there, the surplus steps are lost, and you still
    take the parts of the goal.
    .title = More steps than needed
    .about = play
rule-C-10 = Only the place where the druid stops has an effect. Places he passes do not matter.
    .title = Only the last place counts
    .about = play
rule-C-11 = Any number of druids can stand on the same place. They do not get in each other's way.
    .title = Sharing a place
    .about = play
rule-C-12 = Cards you have played go face up onto a discard pile: one for druid cards, another for experience cards.
    .title = Discard piles
    .about = play
rule-C-13 = If a card has to be drawn and its draw pile is empty, the matching discard pile is shuffled and becomes the new draw pile.
    .title = When a pile runs out
    .about = play draw

section-4 = The places
    .rules = C-14 CA-2 CA-5 C-15 C-16 C-17 CA-16 C-18 C-19 CA-15 CA-8 C-20
rule-C-14 =
    Villages, castles, monasteries and the goal are find sites. If your druid stops at one, you take parts from the
    display: exactly as many as the place shows amulets, and whichever you like.
    .title = Find sites
    .about = play take
rule-CA-2 =
    The goal is a find site too. Every druid brings its parts once, to the player who leads him there. An option of the
    table can switch this off.
    .title = Parts at the goal
    .about = play take
rule-CA-5 = If fewer parts lie open than the place shows, you take them all. You do not get the rest after the refill.
    .title = Too few open parts
    .about = take
rule-C-15 =
    An amulet has { $amulet_parts } different parts: { $large_parts } large, { $small_parts } small and { $middle_parts } in the middle. A part you
    already have begins or continues another amulet. Every middle part fits every amulet, whatever its picture.
    .title = Building amulets
    .about = take give final
rule-C-16 = When you have taken your parts, the display is filled up from the supply to { $display_size } again.
    .title = Refilling the display
    .about = take
rule-C-17 =
    In a ruin the Vikings are waiting. You give up exactly as many parts as the ruin shows; which ones is your choice.
    If you do not have that many, you give up what you have.
    .title = Ruins
    .about = play give
rule-CA-16 = You may also give up or swap parts of a complete amulet, which is then no longer complete.
    .title = Breaking up an amulet
    .about = give final
rule-C-18 =
    Parts given up are collected face down in the reserve. They come back only when the supply is empty: then the reserve
    is shuffled and becomes the supply.
    .title = The reserve
    .about = give
rule-C-19 =
    After a ruin you draw { $ruin_cards ->
        [one] an experience card and keep it
       *[other] { $ruin_cards } experience cards and keep them
    } in hand, hidden from the others.
    .title = Wiser after a ruin
    .about = give
rule-CA-15 = You draw after a ruin even if you had no part to give up.
    .title = A card in any case
    .about = give
rule-CA-8 = If there is no experience card left, neither to draw nor among the discards, you go without.
    .title = No experience card left
    .about = give
rule-C-20 =
    On a cult place you may draw a druid card from the pile, or decline. A card you draw joins your hand and has to be
    played in this very round, even if it was your last card that brought the druid here.
    .title = Cult places
    .about = play draw

section-5 = The end of a round
    .rules = C-21 C-22 C-23 C-24 C-25
rule-C-21 =
    When you have no druid cards left, you are out until the round ends. The others go on until nobody has druid cards
    any more.
    .title = Out for this round
    .about = play
rule-C-22 = If you are the only one with druid cards left, you take turn after turn until they are used up.
    .title = Playing on alone
    .about = play
rule-C-23 = During a round your hand is not filled up again. The cards you were dealt have to last, so spend them with care.
    .title = No new cards in between
    .about = play
rule-C-24 =
    If no druid is in the goal when the round ends, a new one begins: everybody is dealt { $hand_size ->
        [one] { $hand_size } druid card
       *[other] { $hand_size } druid cards
    }. You keep the experience cards you have.
    .title = A new round
rule-C-25 = Whoever sits to the left of the player who played the last cards opens the new round.
    .title = Who opens the round

section-6 = The end of the game
    .rules = C-26 C-27 CA-4 C-28 CA-12 C-29
rule-C-26 = As soon as one druid has reached the goal, this round is the last. It is played to its end, then the game is over.
    .title = The last round
    .about = play
rule-C-27 = A druid in the goal never leaves it. Cards played for him are discarded and have no effect.
    .title = Druids in the goal
    .about = play
rule-CA-4 = You may even add experience cards for such a druid. They are lost, so the table asks you first.
    .title = Wasted experience cards
    .about = play
rule-C-28 =
    The game ends at once, in the middle of the round, if all druids are in the goal or if there are no amulet parts left: none in the display, none in the supply, none in the reserve.
    .title = Immediate end
    .about = play
rule-CA-12 = After an immediate end the druid cards still in hand are void. Experience cards keep their value.
    .title = Cards left in hand
rule-C-29 = If supply and reserve are empty but some parts still lie open, you go on with a smaller display.
    .title = A smaller display
    .about = take

section-7 = The final exchange
    .rules = C-30 C-31 CA-7 C-32 C-33
rule-C-30 =
    After the end you may still make use of your experience cards. The left neighbour of the player who ended the game
    begins, then it goes clockwise. Everybody has one turn and may use any number of cards in it; their colour no longer
    matters.
    .title = Using experience at the end
    .about = final
rule-C-31 =
    For { $swap_cost ->
        [one] { $swap_cost } experience card
       *[other] { $swap_cost } experience cards
    } you swap one of your parts for a part from the display.
    .title = Swapping a part
    .about = final
rule-CA-7 =
    The part you give away in a swap takes the free space in the display, so players after you can get it. An option of
    the table sends it to the reserve instead.
    .title = Where the swapped part goes
    .about = final
rule-C-32 =
    For { $buy_cost ->
        [one] { $buy_cost } experience card
       *[other] { $buy_cost } experience cards
    } you take a part from the display without giving one back.
    .title = Taking a part
    .about = final
rule-C-33 = When a player is finished, the display is filled up to { $display_size } again, as far as there are parts.
    .title = Refill after every player
    .about = final

section-8 = The winner
    .rules = C-34 C-35 CA-10 C-36
rule-C-34 = Whoever has the most complete amulets wins.
    .title = Most complete amulets
    .about = final
rule-C-35 =
    In a tie the largest incomplete amulet decides, that is, the one with the most parts. If these are equal too, the
    second largest is compared, and so on.
    .title = Breaking a tie
    .about = final
rule-CA-10 = If all amulets are equal, the victory is shared.
    .title = Shared victory
rule-C-36 =
    Experience cards are good for extra steps (C-7) and for the final exchange (C-31, C-32), for nothing else. You cannot
    swap parts with them during the game, and cards you have left over do not count.
    .title = No other use
    .about = play final
