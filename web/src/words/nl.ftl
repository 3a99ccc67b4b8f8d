# Woorden van de pagina zelf. De woorden van een spel staan bij het spel.

## Everywhere

list-and = { $first } en { $last }
close = Sluiten
back = Terug
all = Alle
more = Meer
loading = Een ogenblik …
try-again = Opnieuw proberen
copied = Gekopieerd
notices = Meldingen
skip-to-content = Naar de inhoud
skip-to-decision = Naar de beslissing
board-in-words = Het bord in woorden
spoken = Wat er gezegd is
spoken-chosen = Gekozen: { $move }
spoken-ready = Klaargezet: { $move }
page-missing = Deze pagina bestaat niet
to-lobby = Naar de startpagina
settings = Instellingen
keyboard = Toetsenbord
footer = Vrij en open, zonder volgen
language = Taal
game = Spel
your-name = Je naam
name-needed = Schrijf je naam, zodat de anderen weten wie je bent.
seat-number = Speler { $number }
open-rule = Regel { $rule } openen

## Head

nav-label = Pagina’s
nav-play = Spelen
nav-tables = Mijn tafels
nav-replays = Opnames
nav-rules = Regels
theme-to-dark = Donkere weergave inschakelen
theme-to-light = Lichte weergave inschakelen

## Start page

lobby-title = Wat gaan we spelen?
lobby-lead = Bordspellen voor vrienden, voor het gezin en voor rustige avonden tegen een bot. Zonder account.
way-learn = Leren
way-learn-note = Zo speel je { $game }
way-quick = Snel spel
way-quick-note =
    { $count ->
        [one] Meteen, tegen één bot
       *[other] Meteen, tegen { $count } bots
    }
way-friends = Met vrienden
way-friends-note = Ze komen via een link of QR-code
setup-title = Zelf de tafel dekken
setup-note = plaatsen, sterkte van de bots, klok, huisregels
minutes = { $minutes } min
players-word = Spelers
players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
player-count = Aantal spelers
seats = Plaatsen
who-sits-where = Wie zit waar
seat-human = Hier
seat-free = Uitnodigen
seat-bot = Bot
seat-kind = Wie op plaats { $letter } zit
seat-name = Naam op plaats { $letter }
seat-free-note = vrij tot iemand via je link komt
strength-of = Sterkte van de bot op plaats { $letter }
level-1 = doet het rustig aan
level-2 = leert nog
level-3 = een eerlijke tegenstander
level-4 = speelt degelijk
level-5 = doorziet plannen
level-6 = denkt vooruit
level-7 = moeilijk te verslaan
level-8 = geeft alles
options = Opties
options-time = Tijd
options-guests = Tafel
options-rules = Huisregels
options-changed =
    { $count ->
        [0] zoals gewoonlijk
        [one] één veranderd
       *[other] { $count } veranderd
    }
option-on = ja
option-off = nee
clock = Klok
clock-none = Geen klok
clock-move-60 = 1 minuut per zet
clock-move-300 = 5 minuten per zet
clock-move-86400 = 1 dag per zet
clock-bank-600 = ieder 10 minuten
clock-bank-1800 = ieder 30 minuten
clock-other-move = { $seconds } seconden per zet
clock-other-bank = elk { $seconds } seconden, { $increment } erbij per zet
clock-out-move = Is de tijd om, dan beslist een bot deze ene zet voor je. De volgende is weer aan jou.
clock-out-bank = Is je tijd op, dan beslist een bot de zet voor je. Daarna heb je { $increment } seconden voor elke zet.
talk-time = Tijd om te praten
talk-time-help = over een stemming, langer zolang er wordt doorgepraat; zwijgen is een nee
talk-off = niemand wacht
talk-seconds = { $seconds } seconden
practice-table = Oefenen
practice-table-help = je mag alles terugnemen, ook na een trekking
open-table = Open tafel
open-table-help = iedereen kan hem vinden en meekijken
play-now = Nu spelen
open-and-invite = Tafel openen
no-games = Deze server biedt geen spellen aan.
server-silent = De server antwoordt niet.
side-label = Meedoen, verdergaan, kijken
join-by-link = Meedoen via een link
join-placeholder = Link of tafelcode
join-unreadable = Dat is geen link naar een tafel en geen tafelcode.
join = Meedoen
resume-tables = Verder aan mijn tafels
resume = Verder
open-tables = Open tafels
all-of = Alle { $count }
watch = Kijken
watch-replay = Bekijk een opname
no-tables = Je zit nog aan geen tafel.
no-open-tables = Er is nu geen tafel open.
no-replays = Afgelopen partijen verschijnen hier.
import-record = Opname openen
record-line = Dit verslag klopt niet, regel { $line }:
record-whole = Dit verslag is niet te gebruiken:
record-fault-no-record = Het bestand is geen verslag van een spel.
record-fault-cut-off = Het bestand breekt hier af.
record-fault-form = Deze regel kan hier niet staan.
record-fault-version = Het is gespeeld met andere regels of een andere doos dan hier.
record-fault-luck = Wat getrokken is, volgt niet uit het geheim van het spel.
record-fault-turn = Daar is iemand anders aan de beurt.
record-fault-move = “{ $say }” past daar niet.
record-fault-hidden = Vanaf hier verbergt het wat niet iedereen wist. Neem het verslag opnieuw als het spel voorbij is.
record-fault-result = De uitslag past niet bij de zetten.
side-help = Hulp
new-here-text = Elk spel is uitgelegd in genummerde regels, en de tafel biedt je altijd alleen aan wat mag.
how-to-play-here = Zo werkt de tafel
row-your-turn = Jij bent aan de beurt
row-with = Met { $names }
row-round = Ronde { $round }
row-place = { $place ->
    [1] Gewonnen van { $count }
   *[other] Plaats { $place } van { $count }
}
row-chapter = Verder met hoofdstuk { $at }
named-bot = { $name } (bot, { $level })
guided-games = Begeleide spellen
guided-not-kept = Begeleide spellen worden niet bewaard als opname; waar je erin bent, staat bij
rematch-people = Nog eens spelen met dezelfde mensen
all-bots = Alle bots
row-waiting-for = Wachten op { $names }
row-waiting =
    { $count ->
        [one] Eén plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
row-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de overwinning
    }
row-over = Afgelopen
row-unreadable = Deze server kan hem niet lezen
row-abandoned = Afgebroken
delete-table = Verwijderen
leave-table = Verlaten
stand-sure = Je plaats komt vrij voor iemand anders.

## Settings

name-help = zo zien anderen je aan tafel
theme = Weergave
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
pace = Tempo
pace-help = hoe snel getoond wordt wat anderen doen; minder beweging in je systeem wordt altijd gevolgd
speed-wait = Wacht op mij
speed-calm = Rustig
speed-normal = Normaal
speed-fast = Snel
speed-off = Meteen
one-click = Zetten met één klik
one-click-help = de laatste klik van een beurt speelt die; anders toont die eerst het gevolg
ask-usual = Alles vragen
ask-usual-help = ook waar maar één antwoord zinnig is; niets wordt klaargelegd, geen overleg met bots eindigt vanzelf
auto-pass = Me erbuiten houden als het me niet aangaat
auto-pass-help = stemt nee en draagt niets bij waar het je niets oplevert; niet zolang je nog een belofte moet nakomen
sound = Geluid
sound-help = dobbelstenen, kaarten, gebouwen, je beurt en de laatste seconden van je klok
volume = Volume
quiet-nights = Stil in de nacht
quiet-nights-help = geen geluiden van 22 tot 7 uur
shortcuts = Sneltoetsen
shortcuts-help = losse letters op de tafelpagina; de lijst met zetten werkt ook zonder
settings-local = Deze keuzes blijven in deze browser.

## Status bar

status = Wat er gebeurt
status-past = Terugblik op zet { $number }
status-past-note = Het spel gaat door; zo was het toen.
status-skip-note = Een klik of een toets slaat dit over.
status-curtain = { $name } is aan de beurt
status-waiting =
    { $count ->
        [0] Iedereen is er
        [one] Wachten op nog één speler
       *[other] Wachten op nog { $count } spelers
    }
status-abandoned = Deze partij is afgebroken
status-won =
    { $count ->
        [one] { $names } wint het spel
       *[other] { $names } delen de overwinning
    }
status-your-turn = Jij bent aan de beurt
status-waiting-for = Wachten op { $names }
status-dealing = De tafel wordt klaargezet
status-moves =
    { $count ->
        [one] Eén zet is mogelijk.
       *[other] { $count } zetten zijn mogelijk.
    }
status-spectator = Je kijkt toe.
steps = Stappen van de beurt

## Tools and menu

tools = Gereedschap
undo = Terugnemen
undo-consent = De anderen moeten akkoord gaan.
undo-reason-no-seat = Alleen spelers kunnen terugnemen.
undo-reason-not-playing = Het spel loopt niet.
undo-reason-nothing-to-take-back = Je hebt nog niets beslist.
undo-reason-asked-already = Het is de anderen al gevraagd.
undo-reason-known-already = Je hebt sindsdien een kaart, een dobbelsteen of een geheime keuze gezien. Dat kan alleen aan een oefentafel worden teruggenomen.
event-undo = { $seat } neemt een zet terug
undo-asked = { $name } wil een zet terugnemen.
undo-yes = Akkoord
undo-no = Weigeren
undo-waits = De anderen moeten nog akkoord gaan met het terugnemen.
undo-refused = { $name } gaat niet akkoord: er wordt niets teruggenomen.
undo-turn = De hele beurt terugnemen
hint = Tip
hint-thinking = Er wordt nagedacht …
hint-odds = { $chance } % winstkans
hint-points =
    { $sign ->
        [less] { NUMBER($points, maximumFractionDigits: 1) } punten in deze beurt
       *[more] +{ NUMBER($points, maximumFractionDigits: 1) } punten in deze beurt
    }
hint-expected = aan het eind ongeveer { NUMBER($points, maximumFractionDigits: 1) } punten
hint-follow = Deze beurt samenstellen (toets { $key }); nog een keer speelt hem
hint-close = Hint verbergen
hint-for = Ervoor: { $reasons }.
hint-against = Ertegen: { $reasons }.
why-button = Waarom?
why-thinking = De stelling wordt nog eens bekeken …
why-chances = Winstkans ongeveer { $chance } %; met ‘{ $other }’ { $with } %.
why-unknown = Voor dit spel met zoveel spelers hebben de bots nog geen redenen geleerd.
why-alike = Niets pleit duidelijk voor of tegen deze zet.
rules = Regels
table-menu = Tafelmenu
table-named = Nemeton, tafel { $name }
tree-oak = Eik
tree-ash = Es
tree-birch = Berk
tree-hazel = Hazelaar
tree-rowan = Lijsterbes
tree-willow = Wilg
tree-alder = Els
tree-elder = Vlier
tree-yew = Taxus
tree-holly = Hulst
tree-beech = Beuk
tree-elm = Iep
tree-fern = Varen
timeline = Tijdlijn
copy-watch-link = Link naar de tafel kopiëren
download-record = Opname downloaden
watch-again = Opnieuw bekijken
rematch = Nog een keer spelen
to-rematch = Naar de volgende partij
own-seats = Jouw plaatsen
hand-to-bot = Bot laten spelen
take-back = Weer zelf spelen
bot-strength = Sterkte van de bot
copy-seat-link = Link naar mijn plaats kopiëren
end-table = Beëindigen
abandon = Partij afbreken
abandon-sure = De partij eindigt hier voor iedereen en kan niet worden hervat.
abandon-yes = Ja, afbreken
abandon-no = Nee, verder spelen
leave = De tafel verlaten
leave-sure = Een bot neemt je plaats voorgoed over, de anderen spelen verder.
leave-yes = Ja, verlaten
end-ask = Voorstellen het spel te beëindigen
end-sure = Het spel eindigt alleen als iedereen die meespeelt het ermee eens is. Wie er niet is, stemt niet toe, tot 7 dagen lang niemand gezet heeft.
end-asked =
    { $count ->
        [one] { $names } wil het spel hier beëindigen.
       *[other] { $names } willen het spel hier beëindigen.
    }
end-yes = Akkoord, beëindigen
end-waits = Je wilt het spel beëindigen. { $names } moet akkoord gaan.
key-undo = Terugnemen
key-undo-turn = De hele beurt terugnemen
key-hint = Tip
key-follow = De hint volgen; nog een keer speelt hem
key-follow-second = Het tweede voorstel volgen
key-follow-third = Het derde voorstel volgen
key-why = Waarom niet? Naar het volgende dat niet kan
key-why-back = Waarom niet? Terug naar het vorige
key-help = Deze toetsen
key-rules = Regels
key-log = Verloop
key-chat = Chat
key-moves = Naar de lijst met zetten
key-since = Wat er sinds mijn laatste beurt gebeurde
key-back = Eén zet terug
key-forward = Eén zet vooruit
key-arrows = Door de zetten gaan
key-space = Kiezen en verder
key-name-space = Spatie
key-enter = Wat de groene knop zegt
key-escape = Eén keuze terug
key-type = Naar een zet in de lijst springen

## Table

views = Weergaven
tab-board = Bord
tab-players = Spelers
seat-is-free = Vrije plaats
seat-is-bot = Bot, sterkte { $level }
seat-thinks = denkt na
seat-is-you = Jij
seat-stand-in = Afwezig, bot { $level } speelt
seat-online = Online
seat-away = Afwezig
decides = beslist
points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
time-left = Resterende tijd
clock-warning = Nog { $seconds } seconden voor je zet
time-up-yours =
    { $by ->
        [talk] De praattijd was om: je zwijgen was je antwoord.
       *[other] Je tijd was om: een bot besliste deze zet voor je.
    }
event-time_up =
    { $by ->
        [talk] De tijd is om voor { $seat }: zwijgen is het antwoord
       *[other] De tijd is om voor { $seat }: een bot beslist deze zet
    }
decision = Jouw beslissing
choose-a-move = Kies een zet
confirm = Spelen
confirm-turn = Beurt uitvoeren
confirm-on = Verder
confirm-so-far = Eerst alleen dit uitvoeren
confirm-so-far-help = Voert deze stappen uit; de rest van de beurt wordt daarna gevraagd.
turn-so-far = Je beurt tot nu toe
choice-back = Stap terug
for-you = Voor jou beantwoord: { $move }
for-you-change = Voor jou klaargelegd. Iets anders kiezen
step-change = Dit opnieuw beslissen
clear = Wissen
all-moves = Alle toegestane zetten, { $count }
kinds-of-move = Soorten zetten
show-all-moves = Alle { $count } zetten als lijst tonen
show-pictures = Terug naar de plaatjes
away-for =
    { $minutes ->
        [0] { $name } is afwezig.
        [one] { $name } is al { $minutes } minuut afwezig.
       *[other] { $name } is al { $minutes } minuten afwezig.
    }
away-soon = Een bot mag invallen over { $left }.
away-bot = Laat een bot spelen voor { $name }
handed-note = Een bot (sterkte { $level }) speelt voor { $name }.
pace-offer = Gaan de anderen je te langzaam? Het tempo kun je hier altijd veranderen.
pace-fast = Sneller
pace-keep = Dit tempo houden
nothing-to-decide = Nu zijn de anderen aan zet
idle-note =
    { $count ->
        [one] { $names } denkt na. Jouw zetten verschijnen hier.
       *[other] { $names } denken na. Jouw zetten verschijnen hier.
    }
idle-watching =
    { $count ->
        [one] { $names } denkt na. Jij kijkt toe.
       *[other] { $names } denken na. Jij kijkt toe.
    }
idle-playing = Er wordt getoond wat er net is gebeurd.
looking-back = Je kijkt terug
back-to-live = Terug naar nu
position-as-text = De stelling als tekst
no-board = Dit spel heeft nog geen eigen bord. Er wordt gespeeld vanuit de lijst met zetten.
result = Uitslag
place = { $place }e
log = Verloop
log-and-chat = Verloop en chat
log-empty = Er is nog niets gebeurd.
show-turn = De tafel na deze beurt tonen
turn-details = Alles wat in deze beurt gebeurde
turn-line = { $name }: { $what }
turn-of = { $name } is aan zet
turn-yours = jij: { $what }
turn-you = Jij:
new-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
since-own-turn =
    { $count ->
        [one] 1 beurt sinds de jouwe
       *[other] { $count } beurten sinds de jouwe
    }
recap = Wat er gebeurde
recap-start = Doorlopen
recap-at = Sinds je laatste beurt: { $at } van { $count }
recap-waits = Dit is er gebeurd
recap-next = Verder
recap-back = Terug
recap-done = Naar mijn beurt
recap-skip = Alles overslaan
recap-note = Enter: verder. Esc: alles overslaan.
chat = Chat
chat-empty = Niemand heeft nog iets gezegd.
chat-placeholder = Schrijf een bericht
send = Versturen
talk = Overleg
talk-waiting = Nog in gesprek
talk-over = Er is genoeg gezegd.
talk-ready = Klaar
talk-ends = Klaar ({ $seconds })
talk-left = Tijd om te praten
promise-something = Iets beloven
promise-note = Iedereen leest het in het verslag. Het bindt niemand.
promise-to = Aan wie
promise-what = Wat
promise-give = Beloven
promise-not-binding = niet bindend
promise-kept = gehouden
promise-broken = verbroken
promise-was-kept = Belofte gehouden:
promise-was-broken = Belofte verbroken:
offer-make = Aanbieden
offer-something = Onderhandelen
offer-note = Het bindt niemand; iedereen ziet wie woord houdt.
offer-everybody = Iedereen
offer-asks = Ik wil
offer-gives = Daarvoor
offer-nothing = Niets
offer-private = Alleen wij tweeën weten ervan
offer-is-private = onder ons
offer-to = { $seat } tegen { $receiver }:
offer-to-all = { $seat } tegen iedereen:
offer-for = Daarvoor: { $gives }.
offer-accept = Afgesproken
offer-refuse = Nee
offer-counter = Tegenbod
offer-said-yes = { $seat }: afgesproken
offer-said-no = { $seat }: nee. { $reason }
offers = Aanbiedingen
offers-open = { $count ->
    [one] { $count } aanbod wacht op je antwoord
   *[other] { $count } aanbiedingen wachten op je antwoord
  }
promise-lapsed = vervallen
promise-was-lapsed = Belofte vervallen:
promise-private = onder ons
record = Beloften: { $kept } gehouden, { $broken } verbroken, { $open } open
record-kept = { $count } gehouden
record-broken = { $count } verbroken
record-open = { $count } open
promises = Beloften
promises-open = Open beloften
promises-none = Niemand is iemand iets schuldig.
promises-past = Gehouden, verbroken of vervallen
trust-again = { $count ->
    [one] Na nog { $count } gehouden belofte handelen bots die ervan weten weer met { $name }.
   *[other] Na nog { $count } gehouden beloften handelen bots die ervan weten weer met { $name }.
}
remark = { $seat }: “{ $text }”
deceived = { $receiver }: “Je had me je woord gegeven. Dat onthoud ik.”
mute-whom = Iemand dempen
mute-named = { $name } dempen
unread =
    { $count ->
        [one] { $count } nieuw bericht
       *[other] { $count } nieuwe berichten
    }
to-start = Naar het begin
step-back = Eén zet terug
step-forward = Eén zet vooruit
live-at = Zet { $number }, live
offline-at = Zet { $number }, offline
move-number = Zet { $number }
connection-lost = Verbinding kwijt, nieuwe poging …
connection-back = Terug
curtain-title = { $name }, jij bent aan de beurt
curtain-text = Pak het apparaat en laat niemand meekijken.
curtain-ready = Ik ben { $name }
waiting-text = Stuur deze link naar je vrienden. Wie hem opent, kan een vrije plaats nemen.
only-this-computer = Tot nu toe kan alleen deze computer de tafel openen.
open-network-text = Zodra je hem voor je netwerk openstelt, kan iedereen op dezelfde wifi via de link meedoen.
open-network = Openstellen voor dit netwerk
open-network-command = Voor anderen moet hij anders gestart worden:
network-is-open = De tafel staat open voor je netwerk: dezelfde wifi is genoeg. Kan een telefoon hem niet openen, dan houdt de firewall van deze computer hem tegen.
learn-meanwhile = Leer intussen { $game }
invites-you = { $name } nodigt je uit voor { $game }
invitation-text = { $name } nodigt je uit voor { $game } op Nemeton
share-invitation = Delen
invitation-qr = QR-code van de uitnodigingslink
fill-with-bots = Aanvullen met bots
free-seat = Plaats vrijmaken
table-cleared = Deze tafel is afgeruimd voordat het spel begon.
invitation-link = Uitnodigingslink
sit-here = Hier zitten
stand-up = Opstaan
start-game = Spel beginnen

## Rules

rules-search = Zoek een woord of nummer
rules-fitting = Over jouw beslissing
rules-none = De regels van dit spel zijn hier nog niet opgeschreven.
rules-none-found = Geen regel past bij deze zoekopdracht.

## Replay

replay-of = Opname van { $name }
replay-unfinished = niet afgelopen
replay-start = Het spel begint
replay-controls = Opname
play = Afspelen
pause = Pauze
speed = Tempo
eyes = Gezien door de ogen van
eyes-spectator = een toeschouwer
eyes-all = iedereen
share-moment = Dit moment delen

## Help

help-start = Beginnen
help-start-text = Kies een spel en druk op “Snel spel”: bots beginnen meteen. “Met vrienden” opent een tafel waaraan ze via de link komen. Al het andere stel je eronder in.
help-move = Een zet doen
help-move-text = Alles wat goud is kun je kiezen, op het bord of in de lijst. De eerste klik laat zien wat een zet kost en oplevert, de tweede speelt hem.
help-undo = Van gedachten veranderen
help-undo-text = Wat je gekozen maar nog niet gespeeld hebt, neem je met Esc stap voor stap terug. Terugnemen maakt je laatste beslissing ongedaan, Shift+U de hele beurt, zolang niemand meer weet dan ervoor. Daarna wordt het iedereen aan tafel gevraagd, ook wie even weg is. Alleen met bots neem je je zet met al hun antwoorden terug tot je iets verborgens hebt gezien: een getrokken kaart, een dobbelsteen, een kaart uit de hand van een bot. Aan een oefentafel kan het zelfs dan nog.
help-friends = Met vrienden spelen
help-friends-text = Druk op “Met vrienden” en stuur de link of laat de QR-code zien. Niemand heeft een account nodig. Moet iemand weg, dan kan een bot de plaats bezet houden.
help-shared = Eén scherm voor meer mensen
help-shared-text = Zet meer dan één plaats op “Hier”. Een gordijn verbergt de kaarten tot de volgende het apparaat heeft.
help-access = Toetsenbord en schermlezer
help-access-text = De lijst bevat elke toegestane zet. Pijltjestoetsen lopen erdoor, typen springt, de spatiebalk kiest en gaat verder, Enter speelt, Esc gaat één keuze terug. De toets ? toont alle toetsen.

## Terugblik op een afgelopen spel

review = Terugblik
review-working = De bots bekijken dit spel nog eens
review-waiting = Wachten op een vrije bot …
review-progress = { $done } van { $total } beslissingen
review-may-leave = Je kunt deze pagina verlaten: de terugblik blijft op dit adres staan.
review-failed = De terugblik kon niet worden afgemaakt. Laad de pagina opnieuw om het nog eens te proberen.
review-not-yet = De terugblik is er als het spel afgelopen is.
review-unfinished = Dit spel is nooit afgemaakt, dus is er geen terugblik.
to-replay = Herhaling
share-review = Link naar deze terugblik
see-moment = Bekijken
everybody = Iedereen
only-marked = Alleen sterke en zwakke zetten
none-marked = Geen zulke beslissing.
show-all = Alles tonen
show-in-chart = in de grafiek tonen
remarkable = Drie momenten
count = De laatste telling
count-at = { $at } van { $of }
count-next = Verder
skip-count = Telling overslaan
count-on-board = De telling op het bord bekijken
what-if = Wat als?
what-if-text = Een nieuwe tafel speelt vanaf hier verder. Wat vanaf nu wordt getrokken, wordt opnieuw getrokken.
what-if-start = Een nieuwe tafel met dezelfde opzet, vanaf de eerste beslissing. In de herhaling kun je elke andere zet kiezen om vandaar verder te spelen.
what-if-seat = Je speelt voor
what-if-level = Sterkte van de bots
what-if-bots = Verder spelen tegen bots
what-if-people = Met dezelfde mensen
what-if-from = speelt verder vanaf { $name }
what-if-compared = Beide eindes
what-if-ends = { $before } (plaats { $place }) → { $now } (plaats { $rank })

## Errors

error-offline = De server antwoordt niet. Er is niets verloren; probeer het opnieuw.
error-server = De server heeft een probleem. Probeer het zo opnieuw.
error-bad-request = Dat heeft de server niet begrepen.
error-bad-record = Dit verslag is beschadigd.
error-too-large = Dat is te groot.
error-too-many-requests = Te snel. Wacht even en probeer het opnieuw.
link-used = Deze link is al gebruikt. Wie daar zit, kan je een nieuwe geven.
error-unreadable = Deze server kan die tafel niet lezen. Hij is opzijgelegd.
error-unauthorised = Deze plaats is niet van jou.
error-forbidden = Dat mag je hier niet.
error-not-found = Deze tafel bestaat niet.
error-conflict = Er is intussen iets gebeurd aan tafel. Kijk nog eens.
error-not-your-turn = Jij bent niet aan de beurt.
error-illegal-move = Die zet mag nu niet.
error-promised = Je hebt deze speler in dit overleg al iets beloofd.
error-over = Het spel is afgelopen.
error-full = Alle plaatsen zijn bezet.
error-storage = De zet kon niet worden opgeslagen en telt niet. Probeer het opnieuw.
error-bot-failed = De bot deed het niet. Je kunt de plaats nemen of een andere bot kiezen.

# De begeleider van een begeleid spel

coach = Begeleider
coach-chapter = { $at } van { $of }
coach-next = Verder
coach-back = Terug
coach-your-move = Jij bent aan zet
coach-possible = Dat mag ook. Ik had iets anders gespeeld:
coach-take-back = Terugnemen en nog eens
coach-keep = Met mijn zet verder
coach-chapter-done = Dat was dit hoofdstuk. Je kunt verdergaan of hier nog wat spelen: er kan niets stuk.
coach-next-chapter = Verder: { $title }
coach-restart = Hoofdstuk opnieuw
coach-play-on = Nu speel je zelf verder. H geeft een hint, en alles kan worden teruggenomen.
coach-play-on-phone = Speel nu zelf verder. De lamp hierboven geeft een tip, en alles kan teruggenomen worden.
coach-look-around = Het vergrootglas laat het hele bord zien.
coach-finished = Dat was je eerste partij, tot het einde. Nu weet je hoe het gaat!
coach-real-game = Een echte partij spelen
coach-chapters = Alle hoofdstukken
coach-leave = Het begeleide spel verlaten; je plek blijft bewaard
learn-title = { $game } leren
learn-begin = Beginnen: ongeveer { $minutes } minuten
learn-again = Nog een keer: ongeveer { $minutes } minuten
learn-go-on = Verder met hoofdstuk { $at }
learn-from-start = Van het begin
learn-chapters = Hoofdstukken
learn-done = gedaan
learn-rules = Alle regels om op te zoeken
learn-none = Er is hier nog geen begeleid spel.
key-coach = Begeleider: verder
way-learn-new = Nieuw hier? Leer het in { $minutes } minuten
way-learn-on = { $game }: verder met hoofdstuk { $at }
what-is-this = Wat is dit?
what-timeline = De zetten van dit spel. Klik er een aan om terug te kijken; “live” brengt je terug naar nu.
what-help = Wijs iets aan, tik erop of loop met de pijltjes alles langs: op en neer naar een andere soort, links en rechts naar de volgende van dezelfde soort. Esc stopt.
key-what = Wat is dit?
rules-goal = Het doel
rules-picture = Wat is wat op het bord
rules-turn = Een beurt in het kort
rules-points = Wat punten oplevert
rules-learn = Leer het in een begeleide partij
rules-legend = De tekens en wat ze betekenen
coach-play-it = Goed. Speel het nu met de groene knop; wat er verder nog gevraagd wordt, beslis je zelf.
coach-play-so-far = Goed. Klik nu op ‘{ $button }’: van daar gaan we verder. Wat daarna wordt gevraagd, wacht op je.

## Puzzels

puzzle = Puzzel
puzzles = Puzzels
puzzles-lead = Stellingen uit partijen van sterke bots waarin één zet duidelijk de beste is.
puzzles-none = Voor dit spel zijn er nog geen puzzels.
puzzles-solved = { $solved } van { $count } opgelost
puzzle-number = Puzzel { $number }{ $hard ->
    [hard] , moeilijk
   *[usual] { "" }
}{ $state ->
    [solved] , opgelost
   *[open] { "" }
}
puzzle-of-day = Puzzel van de dag
puzzle-lead = { $title }: één zet is duidelijk de beste. Vind hem.
puzzle-done = Opgelost. Morgen is er een nieuwe.
puzzle-solve = Oplossen
puzzle-again = Nog eens bekijken
puzzle-find = Vind de beste zet
puzzle-right = Dat is hem!
puzzle-wrong = Niet de beste zet. Probeer het nog eens.
puzzle-chance = { $chance } % winstkans.
puzzle-chances = { $chance } % winstkans; de beste zet heeft { $best } %.
puzzle-hard = moeilijk
puzzle-show = Oplossing tonen
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-streak =
    { $count ->
        [one] Op één dag opgelost.
       *[other] { $count } dagen achter elkaar opgelost.
    }

## Controleren

verify = Een partij controleren
verify-this = Deze partij controleren
verify-lead = Kies het verslag van een afgelopen partij. Alleen je browser controleert dat er niets is veranderd en dat elke trekking die is die het verzegelde geheim geeft; het bestand wordt nergens heen gestuurd.
verify-choose = Verslag kiezen
verify-drop = of sleep het bestand (.nem) ergens op deze pagina
verify-unable = Deze browser controleert verslagen alleen op pagina’s die via https of op deze computer worden bereikt. Het kan ook met het commando: nemeton verify BESTAND.
verify-good = { $name }: alles klopt
verify-good-text =
    { $draws ->
        [one] Eén trekking kwam uit het geheim
       *[other] Alle { $draws } trekkingen kwamen uit het geheim
    }, en geen van de { $lines } regels is veranderd.{ $contributions ->
        [0] { "" }
        [one] { " " }De woorden van één speler telden mee in elke trekking.
       *[other] { " " }De woorden van { $contributions } spelers telden mee in elke trekking.
    }
verify-commitment = De belofte die voor de eerste trekking werd getoond:
verify-bad = { $name } klopt niet
verify-bad-line = { $name } klopt niet: regel { $line }
verify-fault-record = Dit is geen verslag van een partij, of het is afgekapt.
verify-fault-unfinished = Deze partij is niet afgelopen. Het geheim wordt pas aan het eind verteld; eerder kan het geluk niet worden gecontroleerd.
verify-fault-unproved = Dit verslag vertelt geen geheim waarmee het geluk kan worden gecontroleerd.
verify-fault-commitment = Het geheim is niet dat wat voor de eerste trekking werd beloofd.
verify-fault-mark = Deze regel, of wat voor de eerste zet vaststond, is niet wat tijdens de partij werd geschreven.
verify-fault-tickets = De loten van deze trekking kloppen niet.
verify-fault-words = De woorden die jouw pagina aan de trekkingen toevoegde, ontbreken.
verify-fault-draw = Het geheim geeft hier een andere trekking.
verify-how = Hoe het werkt
verify-how-text = Voor de eerste trekking maakt de tafel een geheim en toont er een afdruk van: de belofte. Dan voegt de pagina van iedereen aan tafel eigen woorden toe, eerst als afdruk. Elke trekking wordt berekend uit het geheim, deze woorden en haar nummer, dus niemand kan zich later bedenken. Aan het eind wordt het geheim verteld. Dan kan iedereen de belofte en elke trekking narekenen; achter elke regel van het verslag staat een merk dat van het geheim en van alle regels ervoor afhangt.
verify-proved = Wat dit bewijst, en wat niet
verify-proved-text = Het bewijst dat de trekkingen voor het begin vaststonden en dat dit bestand is zoals het werd geschreven. Of elke zet mocht, controleert wie de regels kent: “nemeton verify”, of deze server als je het verslag als herhaling opent.
verify-host = Wat een gastheer nog kan
verify-host-text = In de database zijn het geheim, verborgen kaarten en geheime beslissingen verzegeld met een sleutel in een ander bestand. Wie de server beheert, heeft ook dat bestand en kan het programma veranderen: onder mensen die hun gastheer niet vertrouwen, kan beter iemand anders gastheer zijn. Verder kan niemand vooruitkijken, en niemand, ook de gastheer niet, kan ongemerkt een trekking veranderen.
shuffling = Er wordt geschud …
shuffling-text = De woorden van ieders pagina worden erdoor gemengd, zodat niemand de trekkingen had kunnen kiezen.
verify-own = Je eigen woorden zitten erbij: { $words }.
