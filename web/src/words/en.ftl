# Words of the client itself. Words of a game stand with the game.

## Everywhere

list-and = { $first } and { $last }
close = Close
back = Back
all = All
more = More
loading = One moment …
try-again = Try again
copied = Copied
notices = Messages
skip-to-content = Skip to the content
skip-to-decision = Skip to the decision
board-in-words = The board in words
spoken = What was said
spoken-chosen = Chosen: { $move }
spoken-ready = Held ready: { $move }
page-missing = There is no such page
to-lobby = To the start page
settings = Settings
keyboard = Keyboard
footer = Free and open, no tracking
language = Language
game = Game
your-name = Your name
name-needed = Please write your name, so that the others know who you are.
seat-number = Player { $number }
open-rule = Open rule { $rule }

## Head

nav-label = Pages
nav-play = Play
nav-tables = My tables
nav-replays = Replays
nav-rules = Rules
theme-to-dark = Switch to the dark theme
theme-to-light = Switch to the light theme

## Start page

lobby-title = What shall we play?
lobby-lead = Board games for friends, for family and for quiet evenings against a bot. No account needed.
way-learn = Learn
way-learn-note = How { $game } is played
way-quick = Quick game
way-quick-note =
    { $count ->
        [one] At once, against one bot
       *[other] At once, against { $count } bots
    }
way-friends = With friends
way-friends-note = They come by a link or QR code
setup-title = Set the table yourself
setup-note = seats, strength of the bots, clock, rules of the house
minutes = { $minutes } min
players-word = Players
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
player-count = Number of players
seats = Seats
who-sits-where = Who sits where
seat-human = Here
seat-free = Invite
seat-bot = Bot
seat-kind = Who sits on seat { $letter }
seat-name = Name on seat { $letter }
seat-free-note = free until someone joins by your link
strength-of = Strength of the bot on seat { $letter }
level-1 = takes it easy
level-2 = still learning
level-3 = a fair match
level-4 = plays soundly
level-5 = sees your plans
level-6 = plans ahead
level-7 = hard to beat
level-8 = plays its best
options = Options
options-time = Time
options-guests = Table
options-rules = Rules of the house
options-changed =
    { $count ->
        [0] as usual
        [one] one changed
       *[other] { $count } changed
    }
option-on = yes
option-off = no
clock = Clock
clock-none = No clock
clock-move-60 = 1 minute per move
clock-move-300 = 5 minutes per move
clock-move-86400 = 1 day per move
clock-bank-600 = 10 minutes each
clock-bank-1800 = 30 minutes each
clock-other-move = { $seconds } seconds per move
clock-other-bank = { $seconds } seconds each, { $increment } more per move
clock-out-move = When the time is up, a bot decides this one move for you. The next one is yours again.
clock-out-bank = When your time is used up, a bot decides the move for you. From then on you have { $increment } seconds for each move.
talk-time = Time to talk
talk-time-help = about a ballot, longer while people go on talking; silence is a no
talk-off = nobody waits
talk-seconds = { $seconds } seconds
practice-table = Practice
practice-table-help = take back whatever you like, also after a draw
open-table = Open table
open-table-help = anybody may find it and watch
play-now = Play now
open-and-invite = Open the table
no-games = This server offers no games.
server-silent = The server does not answer.
side-label = Join, resume, watch
join-by-link = Join by link
join-placeholder = Link or table id
join-unreadable = That is neither a link to a table nor a table id.
join = Join
resume-tables = Resume my tables
resume = Resume
open-tables = Open tables
all-of = All { $count }
watch = Watch
watch-replay = Watch a replay
no-tables = You sit at no table yet.
no-open-tables = No table is open right now.
no-replays = Finished games appear here.
import-record = Import a record
record-line = This record does not hold, line { $line }:
record-whole = This record cannot be used:
record-fault-no-record = The file is no record of a game.
record-fault-cut-off = The file is cut off here.
record-fault-form = This line cannot stand here.
record-fault-version = It was played by other rules or with another box than here.
record-fault-luck = What was drawn does not follow from the secret of the game.
record-fault-turn = It is somebody else’s turn there.
record-fault-move = “{ $say }” does not fit there.
record-fault-hidden = From here on it hides what was not known to everybody. Take the record again when the game is over.
record-fault-result = The result does not fit the moves.
side-help = Help
new-here-text = Every game is explained in numbered rules, and the table only ever offers you what is allowed.
how-to-play-here = How the table works
row-your-turn = Your turn
row-with = With { $names }
row-round = Round { $round }
row-place = { $place ->
    [1] You won among { $count }
   *[other] You came { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } of { $count }
}
row-chapter = Go on with chapter { $at }
named-bot = { $name } (bot, { $level })
guided-games = Guided games
guided-not-kept = Guided games are not kept as replays; your place in them is under
rematch-people = Play again with the same people
all-bots = All bots
row-waiting-for = Waiting for { $names }
row-waiting =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
row-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the win
    }
row-over = Finished
row-unreadable = Cannot be read by this server
row-abandoned = Abandoned
delete-table = Delete
leave-table = Leave
stand-sure = Your seat becomes free for somebody else.

## Settings

name-help = how others see you at the table
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
pace = Pace
pace-help = how fast what others do is shown; reduced motion in your system is always respected
speed-wait = Wait for me
speed-calm = Calm
speed-normal = Normal
speed-fast = Fast
speed-off = At once
one-click = One-click play
one-click-help = the last click of a turn plays it; otherwise it shows the effect first
ask-usual = Ask everything
ask-usual-help = also where there is only one sensible answer; nothing is held ready, no discussion with bots ends by itself
auto-pass = Keep out of what does not concern me
auto-pass-help = votes no and pledges nothing where there is nothing in it for you; not while you have a promise to keep
sound = Sound
sound-help = dice, cards, buildings, your turn and the last seconds of your clock
volume = Volume
quiet-nights = Quiet at night
quiet-nights-help = no sounds from 10 pm to 7 am
shortcuts = Keyboard shortcuts
shortcuts-help = single letters on the table page; the list of moves works without them
settings-local = These choices are kept in this browser only.

## Status bar

status = What is happening
status-past = Looking back at move { $number }
status-past-note = The game goes on; this is how it was.
status-skip-note = A click or a key skips ahead.
status-curtain = { $name } is next
status-waiting =
    { $count ->
        [0] Everybody is here
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
status-abandoned = This game was abandoned
status-won =
    { $count ->
        [one] { $names } wins the game
       *[other] { $names } share the win
    }
status-your-turn = Your turn
status-waiting-for = Waiting for { $names }
status-dealing = The table is being set
status-moves =
    { $count ->
        [one] One move is possible.
       *[other] { $count } moves are possible.
    }
status-spectator = You are watching.
steps = Steps of the turn

## Tools and menu

tools = Tools
undo = Undo
undo-consent = The others must agree.
undo-reason-no-seat = Only players can undo.
undo-reason-not-playing = The game is not running.
undo-reason-nothing-to-take-back = You have not decided anything yet.
undo-reason-asked-already = The others have been asked already.
undo-reason-known-already = A card, a die or a secret choice has been shown to you since. Only at a practice table can that be taken back.
event-undo = { $seat } takes a move back
undo-asked = { $name } would like to take a move back.
undo-yes = Agree
undo-no = Refuse
undo-waits = Waiting for the others to agree to the undo.
undo-refused = { $name } does not agree: nothing is taken back.
undo-turn = Undo the whole turn
hint = Hint
hint-thinking = Thinking about it …
hint-odds = { $chance } % to win
hint-points =
    { $sign ->
        [less] { NUMBER($points, maximumFractionDigits: 1) } points this turn
       *[more] +{ NUMBER($points, maximumFractionDigits: 1) } points this turn
    }
hint-expected = about { NUMBER($points, maximumFractionDigits: 1) } points at the end
hint-follow = Put this turn together (key { $key }); once more plays it
hint-close = Hide the hint
hint-for = For it: { $reasons }.
hint-against = Against it: { $reasons }.
why-button = Why?
why-thinking = Looking at the position again …
why-chances = Chance to win about { $chance } %; with “{ $other }” { $with } %.
why-unknown = For this game with so many players the bots have not learned reasons yet.
why-alike = Nothing speaks clearly for or against this move.
rules = Rules
table-menu = Table menu
table-named = Nemeton, table { $name }
tree-oak = Oak
tree-ash = Ash
tree-birch = Birch
tree-hazel = Hazel
tree-rowan = Rowan
tree-willow = Willow
tree-alder = Alder
tree-elder = Elder
tree-yew = Yew
tree-holly = Holly
tree-beech = Beech
tree-elm = Elm
tree-fern = Fern
timeline = Timeline
copy-watch-link = Copy link to this table
download-record = Download the record
watch-again = Watch it again
rematch = Play again
to-rematch = To the next game
own-seats = Your seats
hand-to-bot = Let a bot play
take-back = Play myself again
bot-strength = Strength of the bot
copy-seat-link = Copy link to my seat
end-table = End
abandon = Abandon the game
abandon-sure = The game ends here for everybody and cannot be resumed.
abandon-yes = Yes, abandon it
abandon-no = No, play on
leave = Leave the table
leave-sure = A bot takes your seat for good, and the others play on.
leave-yes = Yes, leave
end-ask = Propose to end the game
end-sure = The game ends only if everybody who plays agrees. Who is away counts as not agreeing, until nobody has moved for 7 days.
end-asked =
    { $count ->
        [one] { $names } would like to end the game here.
       *[other] { $names } would like to end the game here.
    }
end-yes = Agree to end it
end-waits = You would like to end the game. { $names } must agree.
key-undo = Undo
key-undo-turn = Undo the whole turn
key-hint = Hint
key-follow = Follow the hint; once more plays it
key-follow-second = Follow the second suggestion
key-follow-third = Follow the third suggestion
key-why = Why not? To the next thing that cannot be chosen
key-why-back = Why not? Back to the one before
key-help = These keys
key-rules = Rules
key-log = Log
key-chat = Chat
key-moves = To the list of moves
key-since = What happened since my last turn
key-back = One move back
key-forward = One move forward
key-arrows = Go through the moves
key-space = Choose and go on
key-name-space = Space
key-enter = What the green button says
key-escape = One choice back
key-type = Jump to a move in the list

## Table

views = Views
tab-board = Board
tab-players = Players
seat-is-free = Free seat
seat-is-bot = Bot, strength { $level }
seat-thinks = thinks
seat-is-you = You
seat-stand-in = Away, bot { $level } plays
seat-online = Online
seat-away = Away
decides = decides
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
time-left = Time left
clock-warning = { $seconds } seconds left for your move
time-up-yours =
    { $by ->
        [talk] The time to talk was up: your silence was your answer.
       *[other] Your time was up: a bot decided this move for you.
    }
event-time_up =
    { $by ->
        [talk] Time is up for { $seat }: silence is the answer
       *[other] Time is up for { $seat }: a bot decides this move
    }
decision = Your decision
choose-a-move = Choose a move
confirm = Play
confirm-turn = Play the turn
confirm-on = Go on
confirm-so-far = Play only this for now
confirm-so-far-help = Plays these steps; the rest of the turn is asked afterwards.
turn-so-far = Your turn so far
choice-back = Step back
for-you = Answered for you: { $move }
for-you-change = Held ready for you. Choose something else
step-change = Decide this again
clear = Clear
all-moves = All legal moves, { $count }
kinds-of-move = Kinds of move
show-all-moves = Show all { $count } moves as a list
show-pictures = Back to the pictures
away-for =
    { $minutes ->
        [0] { $name } is away.
        [one] { $name } has been away for { $minutes } minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }
away-soon = A bot may play for them in { $left }.
away-bot = Let a bot play for { $name }
handed-note = A bot (strength { $level }) plays for { $name }.
pace-offer = Are the others too slow for you? You can also change the pace here at any time.
pace-fast = Faster
pace-keep = Keep this pace
nothing-to-decide = The others are playing
idle-note =
    { $count ->
        [one] { $names } is thinking. Your moves appear here.
       *[other] { $names } are thinking. Your moves appear here.
    }
idle-watching =
    { $count ->
        [one] { $names } is thinking. You are watching.
       *[other] { $names } are thinking. You are watching.
    }
idle-playing = What has just happened is being shown.
looking-back = You are looking back
back-to-live = Back to live
position-as-text = The position as text
no-board = This game has no board of its own yet. It is played from the list of moves.
result = Result
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
log = Log
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
show-turn = Show the table after this turn
turn-details = All that happened in this turn
turn-line = { $name }: { $what }
turn-of = { $name } is on the move
turn-yours = you: { $what }
turn-you = You:
new-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
since-own-turn =
    { $count ->
        [one] 1 turn since yours
       *[other] { $count } turns since yours
    }
recap = What happened
recap-start = Go through
recap-at = Since your last turn: { $at } of { $count }
recap-waits = What has happened
recap-next = Next
recap-back = Back
recap-done = To my turn
recap-skip = Skip all
recap-note = Enter: next. Esc: skip all.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-placeholder = Write a message
send = Send
talk = Discussion
talk-waiting = Still talking
talk-over = Enough has been said.
talk-ready = Ready
talk-ends = Ready ({ $seconds })
talk-left = Time left to talk
promise-something = Promise something
promise-note = Everybody reads it in the log. It binds nobody.
promise-to = To whom
promise-what = What
promise-give = Promise
promise-not-binding = not binding
promise-kept = kept
promise-broken = broken
promise-was-kept = Promise kept:
promise-was-broken = Promise broken:
offer-make = Offer
offer-something = Negotiate
offer-note = It binds nobody; everybody sees who keeps his word.
offer-everybody = Everybody
offer-asks = I want
offer-gives = For it
offer-nothing = Nothing
offer-private = Only the two of us know
offer-is-private = private
offer-to = { $seat } to { $receiver }:
offer-to-all = { $seat } to everybody:
offer-for = For it: { $gives }.
offer-accept = Agreed
offer-refuse = No
offer-counter = Counter
offer-said-yes = { $seat }: agreed
offer-said-no = { $seat }: no. { $reason }
offers = Offers
offers-open = { $count ->
    [one] { $count } offer waits for your answer
   *[other] { $count } offers wait for your answer
  }
promise-lapsed = lapsed
promise-was-lapsed = Promise lapsed:
promise-private = in private
record = Promises: { $kept } kept, { $broken } broken, { $open } open
record-kept = { $count } kept
record-broken = { $count } broken
record-open = { $count } open
promises = Promises
promises-open = Open promises
promises-none = Nobody owes anybody anything.
promises-past = Kept, broken or lapsed
trust-again = { $count ->
    [one] After { $count } more kept promise bots that know of this deal with { $name } again.
   *[other] After { $count } more kept promises bots that know of this deal with { $name } again.
}
remark = { $seat }: “{ $text }”
deceived = { $receiver }: “You gave me your word. I will remember that.”
mute-whom = Mute somebody
mute-named = Mute { $name }
unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
to-start = To the start
step-back = One move back
step-forward = One move forward
live-at = Move { $number }, live
offline-at = Move { $number }, offline
move-number = Move { $number }
connection-lost = Connection lost, trying again …
connection-back = Back
curtain-title = { $name }, it is your turn
curtain-text = Take the device, and let nobody look over your shoulder.
curtain-ready = I am { $name }
waiting-text = Send this link to your friends. Whoever opens it can take a free seat.
only-this-computer = So far only this computer can open the table.
open-network-text = Once you open it to your network, everybody in the same Wi-Fi can come by the link.
open-network = Open it to this network
open-network-command = For others it must be started another way:
network-is-open = The table is open to your network: the same Wi-Fi is enough. If a phone cannot open it, this computer’s firewall keeps it out.
learn-meanwhile = Learn { $game } meanwhile
invites-you = { $name } invites you to { $game }
invitation-text = { $name } invites you to { $game } on Nemeton
share-invitation = Share
invitation-qr = QR code of the invitation link
fill-with-bots = Fill with bots
free-seat = Free the seat
table-cleared = This table was cleared away before the game began.
invitation-link = Invitation link
sit-here = Sit here
stand-up = Stand up
start-game = Start the game

## Rules

rules-search = Search a word or a number
rules-fitting = About your decision
rules-none = The rules of this game have not been written down here yet.
rules-none-found = No rule fits this search.

## Replay

replay-of = Replay of { $name }
replay-unfinished = not finished
replay-start = The game begins
replay-controls = Replay
play = Play
pause = Pause
speed = Speed
eyes = Seen with the eyes of
eyes-spectator = a spectator
eyes-all = everybody
share-moment = Share this moment

## Help

help-start = Begin
help-start-text = Choose a game, then press “Quick game”: bots begin at once. “With friends” opens a table they join by its link. Everything else can be set below.
help-move = Make a move
help-move-text = Everything gold can be chosen, on the board or in the list. The first click shows what a move costs and brings, the second one plays it.
help-undo = Change your mind
help-undo-text = What you have chosen but not played yet you can take back step by step with Esc. Undo takes back your last decision, Shift+U the whole turn, as long as nobody knows more than before. After that everybody at the table is asked, also who is away. Alone with bots you can take back your move with all their answers until you are shown something hidden: a drawn card, a die, a card from a bot's hand. A practice table lets you do it even then.
help-friends = Play with friends
help-friends-text = Press “With friends” and send the link or show the QR code. Nobody needs an account. If somebody must leave, a bot can hold the seat.
help-shared = One screen for several people
help-shared-text = Set more than one seat to “Here”. A curtain hides the cards until the next person has taken the device.
help-access = Keyboard and screen reader
help-access-text = The list of moves holds every legal move. Arrow keys go through it, typing jumps, Space chooses and goes on, Enter plays, Esc goes one choice back. The key ? shows all keys.

## Looking back at a finished game

review = Review
review-working = The bots are looking at this game again
review-waiting = Waiting for a free bot …
review-progress = { $done } of { $total } decisions
review-may-leave = You can leave this page: the review is kept and has this address.
review-failed = The review could not be finished. Load this page again to try once more.
review-not-yet = There is a review when the game is over.
review-unfinished = This game was never finished, so there is nothing to look back at.
to-replay = Replay
share-review = Link to this review
see-moment = Look at it
everybody = Everybody
only-marked = Only strong and weak moves
none-marked = No decision like that.
show-all = Show all
show-in-chart = show in the chart
remarkable = Three moments
count = The last count
count-at = { $at } of { $of }
count-next = Next
skip-count = Skip the count
count-on-board = Watch the count on the board
what-if = What if?
what-if-text = A new table goes on from here. What is drawn from now on is drawn anew.
what-if-start = A new table with the same deal, from the first decision on. In the replay you can choose any other move to go on from.
what-if-seat = You play for
what-if-level = Strength of the bots
what-if-bots = Play on against bots
what-if-people = With the same people
what-if-from = plays on from { $name }
what-if-compared = Both ends
what-if-ends = { $before } (place { $place }) → { $now } (place { $rank })

## Errors

error-offline = The server does not answer. Nothing was lost; try again.
error-server = The server has a problem. Try again in a moment.
error-bad-request = The server did not understand that.
error-bad-record = This record is damaged.
error-too-large = That is too large.
error-too-many-requests = Too fast. Wait a moment and try again.
link-used = This link has been used already. Ask whoever sits there for a new one.
error-unreadable = This server cannot read that table. It has been set aside.
error-unauthorised = This seat is not yours.
error-forbidden = You may not do that here.
error-not-found = There is no such table.
error-conflict = The table has moved on. Look again.
error-not-your-turn = It is not your turn.
error-illegal-move = That move is not allowed now.
error-promised = You have promised this player something already in this discussion.
error-over = The game is over.
error-full = All seats are taken.
error-storage = The move could not be saved, so it does not count. Try again.
error-bot-failed = The bot failed. You can take the seat or choose another bot.

# The coach of a guided game

coach = Coach
coach-chapter = { $at } of { $of }
coach-next = Next
coach-back = Back
coach-your-move = Your move
coach-possible = That is allowed, too. I would have played something else:
coach-take-back = Take back and try again
coach-keep = Go on with my move
coach-chapter-done = That was this chapter. You can go on, or play here for a while: nothing can break.
coach-next-chapter = Next: { $title }
coach-restart = Chapter again
coach-play-on = Play on by yourself now. H gives a hint, and everything can be taken back.
coach-play-on-phone = Play on by yourself now. The lamp above gives a hint, and everything can be taken back.
coach-look-around = The magnifier shows the whole board.
coach-finished = That was your first game, to the end. Now you know how it goes!
coach-real-game = Play a real game
coach-chapters = All chapters
coach-leave = Leave the guided game; your place is kept
learn-title = Learn { $game }
learn-begin = Begin: about { $minutes } minutes
learn-again = Once more: about { $minutes } minutes
learn-go-on = Go on with chapter { $at }
learn-from-start = From the beginning
learn-chapters = Chapters
learn-done = done
learn-rules = All rules, to look things up
learn-none = There is no guided game yet.
key-coach = Coach: next
way-learn-new = New here? Learn in { $minutes } minutes
way-learn-on = { $game }: go on with chapter { $at }
what-is-this = What is this?
what-timeline = The moves of this game. Click one to look back at it; “live” brings you back to now.
what-help = Point at anything, tap it, or go through all with the arrow keys: up and down to another kind, left and right to the next of its kind. Esc ends it.
key-what = What is this?
rules-goal = The goal
rules-picture = What is what on the board
rules-turn = A turn in a nutshell
rules-points = What brings points
rules-learn = Learn it in a guided game
rules-legend = The signs and what they mean
coach-play-it = Good. Now play it with the green button; whatever else is asked you decide as you like.
coach-play-so-far = Good. Now press “{ $button }”: we go on from there. What is asked next waits for you.

## Puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-lead = Positions from games between strong bots in which one move is clearly best.
puzzles-none = There are no puzzles for this game yet.
puzzles-solved = { $solved } of { $count } solved
puzzle-number = Puzzle { $number }{ $hard ->
    [hard] , hard
   *[usual] { "" }
}{ $state ->
    [solved] , solved
   *[open] { "" }
}
puzzle-of-day = Puzzle of the day
puzzle-lead = { $title }: one move is clearly best. Find it.
puzzle-done = Solved. There is a new one tomorrow.
puzzle-solve = Solve it
puzzle-again = Look again
puzzle-find = Find the best move
puzzle-right = That is it!
puzzle-wrong = Not the best move. Try again.
puzzle-chance = { $chance } % to win.
puzzle-chances = { $chance } % to win; the best move has { $best } %.
puzzle-hard = hard
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-streak =
    { $count ->
        [one] Solved on one day.
       *[other] Solved { $count } days in a row.
    }

## Verify

verify = Verify a game
verify-this = Verify this game
verify-lead = Choose the record of a finished game. Your browser alone checks that nothing was altered and that every draw is the one its sealed secret gives; the file is sent nowhere.
verify-choose = Choose a record
verify-drop = or drop the file (.nem) anywhere on this page
verify-unable = This browser checks records only on pages that are reached by https or on this machine. You can also use the command: nemeton verify FILE.
verify-good = { $name }: everything holds
verify-good-text =
    { $draws ->
        [one] One draw was made from the secret
       *[other] All { $draws } draws were made from the secret
    }, and none of the { $lines } lines has been altered.{ $contributions ->
        [0] { "" }
        [one] { " " }The words of one player went into every draw.
       *[other] { " " }The words of { $contributions } players went into every draw.
    }
verify-commitment = The promise that was shown before the first draw:
verify-bad = { $name } does not hold
verify-bad-line = { $name } does not hold: line { $line }
verify-fault-record = This is no record of a game, or it is cut off.
verify-fault-unfinished = This game is not over. Its secret is told only at the end, so its luck cannot be checked yet.
verify-fault-unproved = This record tells no secret by which its luck could be checked.
verify-fault-commitment = The secret is not the one that was promised before the first draw.
verify-fault-mark = This line, or what was settled before the first move, is not what was written during the game.
verify-fault-tickets = The tickets of this draw make no sense.
verify-fault-words = The words that your page put into the draws are missing.
verify-fault-draw = The secret gives another draw here.
verify-how = How it works
verify-how-text = Before the first draw the table makes a secret and shows a digest of it: the promise. Then the page of everybody at the table adds words of its own, shown as digests first. Every draw is computed from the secret, these words and its number, so nobody can change his mind about it later. At the end the secret is told. Now anybody can compute the promise and every draw once more; behind each line of the record stands a mark that depends on the secret and on all lines before.
verify-proved = What this proves, and what it does not
verify-proved-text = It proves that the draws were settled before the game began and that this file is as it was written. That every move was legal is checked by who knows the rules: “nemeton verify”, or this server when you open the record as a replay.
verify-host = What a host can still do
verify-host-text = In the database the secret, hidden cards and secret decisions are sealed with a key in another file. Who runs the server has that file, too, and can change the program: among people who do not trust their host, another should be the host. Nobody else can look ahead, and nobody, the host included, can alter a draw unseen.
shuffling = Shuffling …
shuffling-text = The words of everybody’s page are mixed in, so that nobody could have chosen the draws.
verify-own = Your own words are among them: { $words }.
