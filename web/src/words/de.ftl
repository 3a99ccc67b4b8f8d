# Wörter der Oberfläche. Die Wörter eines Spiels stehen beim Spiel.

## Everywhere

list-and = { $first } und { $last }
close = Schließen
back = Zurück
all = Alle
more = Mehr
loading = Einen Augenblick …
try-again = Noch einmal versuchen
copied = Kopiert
notices = Meldungen
skip-to-content = Zum Inhalt springen
skip-to-decision = Zur Entscheidung springen
board-in-words = Der Spielplan in Worten
spoken = Was gesagt wurde
spoken-chosen = Gewählt: { $move }
spoken-ready = Bereitgehalten: { $move }
page-missing = Diese Seite gibt es nicht
to-lobby = Zur Startseite
settings = Einstellungen
keyboard = Tastatur
footer = Frei und offen, ohne Nachverfolgung
language = Sprache
game = Spiel
your-name = Dein Name
name-needed = Bitte schreib deinen Namen, damit die anderen wissen, wer du bist.
seat-number = Spieler { $number }
open-rule = Regel { $rule } öffnen

## Head

nav-label = Seiten
nav-play = Spielen
nav-tables = Meine Tische
nav-replays = Aufzeichnungen
nav-rules = Regeln
theme-to-dark = Dunkle Ansicht einschalten
theme-to-light = Helle Ansicht einschalten

## Start page

lobby-title = Was spielen wir?
lobby-lead = Brettspiele für Freunde, für die Familie und für ruhige Abende gegen einen Bot. Ohne Anmeldung.
way-learn = Lernen
way-learn-note = So wird { $game } gespielt
way-quick = Schnelles Spiel
way-quick-note =
    { $count ->
        [one] Sofort, gegen einen Bot
       *[other] Sofort, gegen { $count } Bots
    }
way-friends = Mit Freunden
way-friends-note = Sie kommen über einen Link oder QR-Code
setup-title = Den Tisch selbst decken
setup-note = Plätze, Stärke der Bots, Uhr, Hausregeln
minutes = { $minutes } Min.
players-word = Spieler
players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
player-count = Anzahl der Spieler
seats = Plätze
who-sits-where = Wer sitzt wo
seat-human = Hier
seat-free = Einladen
seat-bot = Bot
seat-kind = Wer auf Platz { $letter } sitzt
seat-name = Name auf Platz { $letter }
seat-free-note = frei, bis jemand über deinen Link kommt
strength-of = Stärke des Bots auf Platz { $letter }
level-1 = lässt es ruhig angehen
level-2 = lernt noch
level-3 = ein fairer Gegner
level-4 = spielt solide
level-5 = durchschaut Pläne
level-6 = denkt voraus
level-7 = schwer zu schlagen
level-8 = gibt alles
options = Optionen
options-time = Zeit
options-guests = Tisch
options-rules = Hausregeln
options-changed =
    { $count ->
        [0] wie üblich
        [one] eine geändert
       *[other] { $count } geändert
    }
option-on = ja
option-off = nein
clock = Uhr
clock-none = Keine Uhr
clock-move-60 = 1 Minute je Zug
clock-move-300 = 5 Minuten je Zug
clock-move-86400 = 1 Tag je Zug
clock-bank-600 = je 10 Minuten
clock-bank-1800 = je 30 Minuten
clock-other-move = { $seconds } Sekunden pro Zug
clock-other-bank = je { $seconds } Sekunden, { $increment } dazu pro Zug
clock-out-move = Ist die Zeit um, entscheidet ein Bot diesen einen Zug für dich. Der nächste gehört wieder dir.
clock-out-bank = Ist deine Zeit aufgebraucht, entscheidet ein Bot den Zug für dich. Von da an hast du { $increment } Sekunden für jeden Zug.
talk-time = Zeit zum Reden
talk-time-help = über eine Abstimmung, länger, solange weitergeredet wird; Schweigen ist ein Nein
talk-off = niemand wartet
talk-seconds = { $seconds } Sekunden
practice-table = Übung
practice-table-help = alles lässt sich zurücknehmen, auch nach einem Zufall
open-table = Offener Tisch
open-table-help = alle können ihn finden und zusehen
play-now = Jetzt spielen
open-and-invite = Tisch eröffnen
no-games = Dieser Server bietet keine Spiele an.
server-silent = Der Server antwortet nicht.
side-label = Beitreten, weiterspielen, zusehen
join-by-link = Mit Link beitreten
join-placeholder = Link oder Tischkennung
join-unreadable = Das ist weder ein Link zu einem Tisch noch eine Tischkennung.
join = Beitreten
resume-tables = Meine Tische
resume = Weiter
open-tables = Offene Tische
all-of = Alle { $count }
watch = Zusehen
watch-replay = Aufzeichnung ansehen
no-tables = Du sitzt noch an keinem Tisch.
no-open-tables = Gerade ist kein Tisch offen.
no-replays = Beendete Partien erscheinen hier.
import-record = Aufzeichnung öffnen
record-line = Diese Aufzeichnung stimmt nicht, Zeile { $line }:
record-whole = Diese Aufzeichnung ist nicht zu gebrauchen:
record-fault-no-record = Die Datei ist keine Aufzeichnung einer Partie.
record-fault-cut-off = Die Datei bricht hier ab.
record-fault-form = Diese Zeile kann hier nicht stehen.
record-fault-version = Sie wurde nach anderen Regeln oder mit einer anderen Schachtel gespielt als hier.
record-fault-luck = Was gezogen wurde, folgt nicht aus dem Geheimnis der Partie.
record-fault-turn = Dort ist jemand anders am Zug.
record-fault-move = „{ $say }“ passt dort nicht.
record-fault-hidden = Von hier an verbirgt sie, was nicht alle wussten. Nimm die Aufzeichnung noch einmal, wenn die Partie vorbei ist.
record-fault-result = Das Ergebnis passt nicht zu den Zügen.
side-help = Hilfe
new-here-text = Jedes Spiel ist in nummerierten Regeln erklärt, und der Tisch bietet dir immer nur an, was erlaubt ist.
how-to-play-here = So funktioniert der Tisch
row-your-turn = Du bist dran
row-with = Mit { $names }
row-round = Runde { $round }
row-place = { $place ->
    [1] Gewonnen unter { $count }
   *[other] Platz { $place } von { $count }
}
row-chapter = Weiter mit Kapitel { $at }
named-bot = { $name } (Bot, { $level })
guided-games = Geführte Partien
guided-not-kept = Geführte Partien werden nicht aufgezeichnet; wo du darin bist, steht unter
rematch-people = Noch einmal mit denselben Leuten spielen
all-bots = Alle Bots
row-waiting-for = Warten auf { $names }
row-waiting =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
row-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }
row-over = Beendet
row-unreadable = Dieser Server kann ihn nicht lesen
row-abandoned = Abgebrochen
delete-table = Löschen
leave-table = Verlassen
stand-sure = Dein Platz wird für jemand anderen frei.

## Settings

name-help = so sehen dich die anderen am Tisch
theme = Ansicht
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
pace = Tempo
pace-help = wie schnell gezeigt wird, was andere tun; reduzierte Bewegung im System wird immer beachtet
speed-wait = Auf mich warten
speed-calm = Ruhig
speed-normal = Normal
speed-fast = Schnell
speed-off = Sofort
one-click = Ziehen mit einem Klick
one-click-help = der letzte Klick eines Zuges spielt ihn; sonst zeigt er zuerst die Wirkung
ask-usual = Alles fragen
ask-usual-help = auch wo es nur eine sinnvolle Antwort gibt; nichts wird bereitgelegt, kein Gespräch mit Bots endet von selbst
auto-pass = Mich heraushalten, wo es mich nichts angeht
auto-pass-help = stimmt mit Nein und steuert nichts bei, wo für dich nichts herausspringt; nicht, solange du ein Versprechen offen hast
sound = Ton
sound-help = Würfel, Karten, Gebäude, dein Zug und die letzten Sekunden deiner Uhr
volume = Lautstärke
quiet-nights = Nachts leise
quiet-nights-help = keine Klänge von 22 bis 7 Uhr
shortcuts = Tastenkürzel
shortcuts-help = einzelne Buchstaben auf der Tischseite; die Zugliste geht auch ohne sie
settings-local = Diese Einstellungen bleiben in diesem Browser.

## Status bar

status = Was gerade geschieht
status-past = Rückblick auf Zug { $number }
status-past-note = Das Spiel geht weiter; so war es damals.
status-skip-note = Ein Klick oder eine Taste überspringt das.
status-curtain = { $name } ist an der Reihe
status-waiting =
    { $count ->
        [0] Alle sind da
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $count } Personen
    }
status-abandoned = Diese Partie wurde abgebrochen
status-won =
    { $count ->
        [one] { $names } gewinnt das Spiel
       *[other] { $names } teilen sich den Sieg
    }
status-your-turn = Du bist dran
status-waiting-for = Warten auf { $names }
status-dealing = Der Tisch wird vorbereitet
status-moves =
    { $count ->
        [one] Ein Zug ist möglich.
       *[other] { $count } Züge sind möglich.
    }
status-spectator = Du siehst zu.
steps = Schritte des Zuges

## Tools and menu

tools = Werkzeuge
undo = Zurücknehmen
undo-consent = Die anderen müssen zustimmen.
undo-reason-no-seat = Nur Mitspieler können zurücknehmen.
undo-reason-not-playing = Das Spiel läuft nicht.
undo-reason-nothing-to-take-back = Du hast noch nichts entschieden.
undo-reason-asked-already = Die anderen sind schon gefragt.
undo-reason-known-already = Seitdem hast du eine Karte, einen Würfel oder eine geheime Wahl gesehen. Das lässt sich nur an einem Übungstisch zurücknehmen.
event-undo = { $seat } nimmt einen Zug zurück
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-yes = Zustimmen
undo-no = Ablehnen
undo-waits = Die anderen müssen der Zurücknahme noch zustimmen.
undo-refused = { $name } stimmt nicht zu: Nichts wird zurückgenommen.
undo-turn = Den ganzen Zug zurücknehmen
hint = Tipp
hint-thinking = Wird überlegt …
hint-odds = { $chance } % Gewinnchance
hint-points =
    { $sign ->
        [less] { NUMBER($points, maximumFractionDigits: 1) } Punkte in diesem Zug
       *[more] +{ NUMBER($points, maximumFractionDigits: 1) } Punkte in diesem Zug
    }
hint-expected = am Ende etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte
hint-follow = Diesen Zug zusammenstellen (Taste { $key }); noch einmal spielt ihn
hint-close = Tipp ausblenden
hint-for = Dafür: { $reasons }.
hint-against = Dagegen: { $reasons }.
why-button = Warum?
why-thinking = Die Stellung wird noch einmal angesehen …
why-chances = Gewinnaussicht etwa { $chance } %; mit „{ $other }“ { $with } %.
why-unknown = Für dieses Spiel mit so vielen Spielern haben die Bots noch keine Gründe gelernt.
why-alike = Nichts spricht deutlich für oder gegen diesen Zug.
rules = Regeln
table-menu = Tischmenü
table-named = Nemeton, Tisch { $name }
tree-oak = Eiche
tree-ash = Esche
tree-birch = Birke
tree-hazel = Hasel
tree-rowan = Eberesche
tree-willow = Weide
tree-alder = Erle
tree-elder = Holunder
tree-yew = Eibe
tree-holly = Stechpalme
tree-beech = Buche
tree-elm = Ulme
tree-fern = Farn
timeline = Zeitleiste
copy-watch-link = Link zum Tisch kopieren
download-record = Aufzeichnung herunterladen
watch-again = Noch einmal ansehen
rematch = Noch einmal spielen
to-rematch = Zur nächsten Partie
own-seats = Deine Plätze
hand-to-bot = Bot spielen lassen
take-back = Wieder selbst spielen
bot-strength = Stärke des Bots
copy-seat-link = Link zu meinem Platz kopieren
end-table = Beenden
abandon = Partie abbrechen
abandon-sure = Die Partie endet hier für alle und kann nicht fortgesetzt werden.
abandon-yes = Ja, abbrechen
abandon-no = Nein, weiterspielen
leave = Den Tisch verlassen
leave-sure = Ein Bot übernimmt deinen Platz für immer, die anderen spielen weiter.
leave-yes = Ja, verlassen
end-ask = Vorschlagen, das Spiel zu beenden
end-sure = Das Spiel endet nur, wenn alle zustimmen, die mitspielen. Wer nicht da ist, stimmt nicht zu, bis 7 Tage lang niemand gezogen hat.
end-asked =
    { $count ->
        [one] { $names } möchte das Spiel hier beenden.
       *[other] { $names } möchten das Spiel hier beenden.
    }
end-yes = Zustimmen und beenden
end-waits = Du möchtest das Spiel beenden. { $names } muss zustimmen.
key-undo = Zurücknehmen
key-undo-turn = Den ganzen Zug zurücknehmen
key-hint = Tipp
key-follow = Dem Tipp folgen; noch einmal spielt ihn
key-follow-second = Dem zweiten Vorschlag folgen
key-follow-third = Dem dritten Vorschlag folgen
key-why = Warum nicht? Zum Nächsten, das nicht geht
key-why-back = Warum nicht? Zurück zum vorigen
key-help = Diese Tasten
key-rules = Regeln
key-log = Verlauf
key-chat = Chat
key-moves = Zur Zugliste
key-since = Was seit meinem letzten Zug geschah
key-back = Einen Zug zurück
key-forward = Einen Zug vor
key-arrows = Durch die Züge gehen
key-space = Wählen und weiter
key-name-space = Leertaste
key-enter = Was der grüne Knopf sagt
key-escape = Eine Wahl zurück
key-type = In der Liste zu einem Zug springen

## Table

views = Ansichten
tab-board = Spielplan
tab-players = Spieler
seat-is-free = Freier Platz
seat-is-bot = Bot, Stärke { $level }
seat-thinks = überlegt
seat-is-you = Du
seat-stand-in = Abwesend, Bot { $level } spielt
seat-online = Online
seat-away = Abwesend
decides = entscheidet
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
time-left = Verbleibende Zeit
clock-warning = Noch { $seconds } Sekunden für deinen Zug
time-up-yours =
    { $by ->
        [talk] Die Zeit zum Reden war um: Dein Schweigen war deine Antwort.
       *[other] Deine Zeit war um: Ein Bot hat diesen Zug für dich entschieden.
    }
event-time_up =
    { $by ->
        [talk] Die Zeit ist um für { $seat }: Schweigen ist die Antwort
       *[other] Die Zeit ist um für { $seat }: Ein Bot entscheidet diesen Zug
    }
decision = Deine Entscheidung
choose-a-move = Wähle einen Zug
confirm = Spielen
confirm-turn = Zug ausführen
confirm-on = Weiter
confirm-so-far = Erst nur das ausführen
confirm-so-far-help = Führt diese Schritte aus; der Rest des Zuges wird danach gefragt.
turn-so-far = Dein Zug bisher
choice-back = Schritt zurück
for-you = Für dich beantwortet: { $move }
for-you-change = Für dich bereitgelegt. Etwas anderes wählen
step-change = Das neu entscheiden
clear = Aufheben
all-moves = Alle erlaubten Züge, { $count }
kinds-of-move = Arten von Zügen
show-all-moves = Alle { $count } Züge als Liste zeigen
show-pictures = Zurück zu den Bildern
away-for =
    { $minutes ->
        [0] { $name } ist abwesend.
        [one] { $name } ist seit { $minutes } Minute abwesend.
       *[other] { $name } ist seit { $minutes } Minuten abwesend.
    }
away-soon = Ein Bot darf einspringen in { $left }.
away-bot = Einen Bot für { $name } spielen lassen
handed-note = Ein Bot (Stärke { $level }) spielt für { $name }.
pace-offer = Sind dir die anderen zu langsam? Das Tempo lässt sich hier jederzeit ändern.
pace-fast = Schneller
pace-keep = Tempo behalten
nothing-to-decide = Jetzt sind die anderen dran
idle-note =
    { $count ->
        [one] { $names } überlegt. Deine Züge erscheinen hier.
       *[other] { $names } überlegen. Deine Züge erscheinen hier.
    }
idle-watching =
    { $count ->
        [one] { $names } überlegt. Du schaust zu.
       *[other] { $names } überlegen. Du schaust zu.
    }
idle-playing = Gerade wird gezeigt, was geschehen ist.
looking-back = Du blickst zurück
back-to-live = Zurück ins Spiel
position-as-text = Die Stellung als Text
no-board = Dieses Spiel hat noch keinen eigenen Spielplan. Gespielt wird aus der Zugliste.
result = Ergebnis
place = { $place }.
log = Verlauf
log-and-chat = Verlauf und Chat
log-empty = Noch ist nichts geschehen.
show-turn = Den Tisch nach diesem Zug zeigen
turn-details = Alles, was in diesem Zug geschah
turn-line = { $name }: { $what }
turn-of = { $name } ist am Zug
turn-yours = du: { $what }
turn-you = Du:
new-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
since-own-turn =
    { $count ->
        [one] 1 Zug seit deinem
       *[other] { $count } Züge seit deinem
    }
recap = Was geschah
recap-start = Durchgehen
recap-at = Seit deinem letzten Zug: { $at } von { $count }
recap-waits = Das ist geschehen
recap-next = Weiter
recap-back = Zurück
recap-done = Zu meinem Zug
recap-skip = Alles überspringen
recap-note = Enter: weiter. Esc: alles überspringen.
chat = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-placeholder = Nachricht schreiben
send = Senden
talk = Aussprache
talk-waiting = Es reden noch
talk-over = Es ist genug geredet.
talk-ready = Bereit
talk-ends = Bereit ({ $seconds })
talk-left = Zeit zum Reden
promise-something = Etwas versprechen
promise-note = Alle lesen es im Verlauf. Es bindet niemanden.
promise-to = Wem
promise-what = Was
promise-give = Versprechen
promise-not-binding = nicht bindend
promise-kept = gehalten
promise-broken = gebrochen
promise-was-kept = Versprechen gehalten:
promise-was-broken = Versprechen gebrochen:
offer-make = Anbieten
offer-something = Verhandeln
offer-note = Es bindet niemanden; alle sehen, wer sein Wort hält.
offer-everybody = Alle
offer-asks = Ich will
offer-gives = Dafür
offer-nothing = Nichts
offer-private = Nur wir beide wissen davon
offer-is-private = vertraulich
offer-to = { $seat } zu { $receiver }:
offer-to-all = { $seat } zu allen:
offer-for = Dafür: { $gives }.
offer-accept = Abgemacht
offer-refuse = Nein
offer-counter = Gegenangebot
offer-said-yes = { $seat }: abgemacht
offer-said-no = { $seat }: nein. { $reason }
offers = Angebote
offers-open = { $count ->
    [one] { $count } Angebot wartet auf deine Antwort
   *[other] { $count } Angebote warten auf deine Antwort
  }
promise-lapsed = hinfällig
promise-was-lapsed = Versprechen hinfällig:
promise-private = vertraulich
record = Versprechen: { $kept } gehalten, { $broken } gebrochen, { $open } offen
record-kept = { $count } gehalten
record-broken = { $count } gebrochen
record-open = { $count } offen
promises = Versprechen
promises-open = Offene Versprechen
promises-none = Niemand schuldet jemandem etwas.
promises-past = Gehalten, gebrochen oder hinfällig
trust-again = { $count ->
    [one] Nach { $count } weiteren gehaltenen Versprechen handeln Bots, die davon wissen, wieder mit { $name }.
   *[other] Nach { $count } weiteren gehaltenen Versprechen handeln Bots, die davon wissen, wieder mit { $name }.
}
remark = { $seat }: „{ $text }“
deceived = { $receiver }: „Du hattest mir dein Wort gegeben. Das merke ich mir.“
mute-whom = Jemanden stummschalten
mute-named = { $name } stummschalten
unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
to-start = Zum Anfang
step-back = Einen Zug zurück
step-forward = Einen Zug vor
live-at = Zug { $number }, live
offline-at = Zug { $number }, offline
move-number = Zug { $number }
connection-lost = Verbindung verloren, neuer Versuch …
connection-back = Wieder da
curtain-title = { $name }, du bist dran
curtain-text = Nimm das Gerät und lass niemanden über die Schulter schauen.
curtain-ready = Ich bin { $name }
waiting-text = Schick diesen Link an deine Freunde. Wer ihn öffnet, kann einen freien Platz nehmen.
only-this-computer = Bisher kann nur dieser Computer den Tisch öffnen.
open-network-text = Sobald du ihn für dein Netz öffnest, können alle im selben WLAN über den Link dazukommen.
open-network = Für dieses Netz öffnen
open-network-command = Für andere muss er anders gestartet werden:
network-is-open = Der Tisch ist für dein Netz offen: Dasselbe WLAN genügt. Kann ein Handy ihn nicht öffnen, hält es die Firewall dieses Computers ab.
learn-meanwhile = Inzwischen { $game } lernen
invites-you = { $name } lädt dich zu { $game } ein
invitation-text = { $name } lädt dich zu { $game } auf Nemeton ein
share-invitation = Teilen
invitation-qr = QR-Code des Einladungslinks
fill-with-bots = Mit Bots auffüllen
free-seat = Platz freigeben
table-cleared = Dieser Tisch wurde abgeräumt, bevor das Spiel begann.
invitation-link = Einladungslink
sit-here = Hier sitzen
stand-up = Aufstehen
start-game = Spiel beginnen

## Rules

rules-search = Wort oder Nummer suchen
rules-fitting = Zu deiner Entscheidung
rules-none = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben.
rules-none-found = Keine Regel passt zu dieser Suche.

## Replay

replay-of = Aufzeichnung von { $name }
replay-unfinished = nicht beendet
replay-start = Das Spiel beginnt
replay-controls = Aufzeichnung
play = Abspielen
pause = Anhalten
speed = Tempo
eyes = Gesehen mit den Augen von
eyes-spectator = Zuschauern
eyes-all = allen
share-moment = Diesen Augenblick teilen

## Help

help-start = Anfangen
help-start-text = Wähle ein Spiel und drücke „Schnelles Spiel“: Bots beginnen sofort. „Mit Freunden“ öffnet einen Tisch, an den sie über seinen Link kommen. Alles andere lässt sich darunter einstellen.
help-move = Einen Zug machen
help-move-text = Alles Goldene lässt sich wählen, auf dem Spielplan oder in der Liste. Der erste Klick zeigt, was ein Zug kostet und bringt, der zweite spielt ihn.
help-undo = Es sich anders überlegen
help-undo-text = Was du gewählt, aber noch nicht gespielt hast, nimmst du mit Esc Schritt für Schritt zurück. Zurücknehmen macht deine letzte Entscheidung rückgängig, Umschalt+U den ganzen Zug, solange niemand mehr weiß als vorher. Danach werden alle am Tisch gefragt, auch wer gerade weg ist. Allein mit Bots nimmst du deinen Zug samt ihren Antworten zurück, bis du etwas Verborgenes gesehen hast: eine gezogene Karte, einen Würfel, eine Karte aus der Hand eines Bots. An einem Übungstisch geht es sogar dann.
help-friends = Mit Freunden spielen
help-friends-text = Drücke „Mit Freunden“ und schick den Link oder zeig den QR-Code. Niemand braucht ein Konto. Muss jemand gehen, kann ein Bot den Platz halten.
help-shared = Ein Bildschirm für mehrere
help-shared-text = Stelle mehr als einen Platz auf „Hier“. Ein Vorhang verdeckt die Karten, bis die nächste Person das Gerät genommen hat.
help-access = Tastatur und Bildschirmleser
help-access-text = Die Zugliste enthält jeden erlaubten Zug. Pfeiltasten gehen hindurch, Tippen springt, die Leertaste wählt und geht weiter, Enter spielt, Esc geht eine Wahl zurück. Die Taste ? zeigt alle Tasten.

## Rückblick auf ein beendetes Spiel

review = Rückblick
review-working = Die Bots sehen sich dieses Spiel noch einmal an
review-waiting = Warten auf einen freien Bot …
review-progress = { $done } von { $total } Entscheidungen
review-may-leave = Du kannst diese Seite verlassen: Der Rückblick bleibt unter dieser Adresse.
review-failed = Der Rückblick konnte nicht fertig werden. Lade die Seite neu, um es noch einmal zu versuchen.
review-not-yet = Den Rückblick gibt es, wenn das Spiel zu Ende ist.
review-unfinished = Dieses Spiel wurde nie beendet, also gibt es keinen Rückblick.
to-replay = Wiederholung
share-review = Link zu diesem Rückblick
see-moment = Ansehen
everybody = Alle
only-marked = Nur starke und schwache Züge
none-marked = Keine solche Entscheidung.
show-all = Alle zeigen
show-in-chart = im Diagramm zeigen
remarkable = Drei Momente
count = Die letzte Wertung
count-at = { $at } von { $of }
count-next = Weiter
skip-count = Zählung überspringen
count-on-board = Die Zählung auf dem Brett ansehen
what-if = Was wäre wenn?
what-if-text = Ein neuer Tisch spielt von hier aus weiter. Was ab jetzt gezogen wird, wird neu gezogen.
what-if-start = Ein neuer Tisch mit demselben Aufbau, von der ersten Entscheidung an. In der Wiederholung kannst du jeden anderen Zug wählen, um von dort weiterzuspielen.
what-if-seat = Du spielst für
what-if-level = Stärke der Bots
what-if-bots = Gegen Bots weiterspielen
what-if-people = Mit denselben Leuten
what-if-from = spielt weiter von { $name }
what-if-compared = Beide Enden
what-if-ends = { $before } (Platz { $place }) → { $now } (Platz { $rank })

## Errors

error-offline = Der Server antwortet nicht. Nichts ist verloren; versuche es noch einmal.
error-server = Der Server hat ein Problem. Versuche es gleich noch einmal.
error-bad-request = Das hat der Server nicht verstanden.
error-bad-record = Diese Aufzeichnung ist beschädigt.
error-too-large = Das ist zu groß.
error-too-many-requests = Zu schnell. Warte kurz und versuche es noch einmal.
link-used = Dieser Link ist schon benutzt worden. Wer dort sitzt, kann dir einen neuen geben.
error-unreadable = Dieser Server kann den Tisch nicht lesen. Er ist beiseitegelegt.
error-unauthorised = Dieser Platz gehört dir nicht.
error-forbidden = Das darfst du hier nicht.
error-not-found = Diesen Tisch gibt es nicht.
error-conflict = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin.
error-not-your-turn = Du bist nicht dran.
error-illegal-move = Dieser Zug ist gerade nicht erlaubt.
error-promised = Du hast diesem Mitspieler in dieser Aussprache schon etwas versprochen.
error-over = Das Spiel ist zu Ende.
error-full = Alle Plätze sind besetzt.
error-storage = Der Zug konnte nicht gespeichert werden und zählt nicht. Versuche es noch einmal.
error-bot-failed = Der Bot hat versagt. Du kannst den Platz nehmen oder einen anderen Bot wählen.

# Der Begleiter einer geführten Partie

coach = Begleiter
coach-chapter = { $at } von { $of }
coach-next = Weiter
coach-back = Zurück
coach-your-move = Du bist dran
coach-possible = Das geht auch. Ich hätte etwas anderes gespielt:
coach-take-back = Zurücknehmen, noch einmal
coach-keep = Mit meinem Zug weiter
coach-chapter-done = Das war dieses Kapitel. Du kannst weitergehen oder hier noch ein wenig spielen: Kaputtgehen kann nichts.
coach-next-chapter = Weiter: { $title }
coach-restart = Kapitel von vorn
coach-play-on = Jetzt spielst du allein weiter. H gibt einen Tipp, und alles lässt sich zurücknehmen.
coach-play-on-phone = Jetzt spielst du allein weiter. Die Lampe oben gibt einen Tipp, und alles lässt sich zurücknehmen.
coach-look-around = Die Lupe zeigt das ganze Brett.
coach-finished = Das war deine erste Partie, bis zum Schluss. Jetzt weißt du, wie es geht!
coach-real-game = Eine richtige Partie spielen
coach-chapters = Alle Kapitel
coach-leave = Geführte Partie verlassen; deine Stelle bleibt gemerkt
learn-title = { $game } lernen
learn-begin = Los geht’s: etwa { $minutes } Minuten
learn-again = Noch einmal: etwa { $minutes } Minuten
learn-go-on = Weiter mit Kapitel { $at }
learn-from-start = Von vorn
learn-chapters = Kapitel
learn-done = geschafft
learn-rules = Alle Regeln zum Nachschlagen
learn-none = Eine geführte Partie gibt es hier noch nicht.
key-coach = Begleiter: weiter
way-learn-new = Neu hier? In { $minutes } Minuten gelernt
way-learn-on = { $game }: weiter mit Kapitel { $at }
what-is-this = Was ist das?
what-timeline = Die Züge dieses Spiels. Klicke einen an, um zurückzuschauen; „live“ führt zurück in die Gegenwart.
what-help = Zeige auf etwas, tippe es an oder geh mit den Pfeiltasten alles durch: auf und ab zu anderen Arten, links und rechts zum Nächsten derselben Art. Esc beendet.
key-what = Was ist das?
rules-goal = Das Ziel
rules-picture = Was ist was auf dem Brett
rules-turn = Ein Zug in Kürze
rules-points = Was Punkte bringt
rules-learn = In einer geführten Partie lernen
rules-legend = Die Zeichen und was sie bedeuten
coach-play-it = Gut. Spiele es nun mit dem grünen Knopf; was sonst noch gefragt wird, entscheidest du, wie du magst.
coach-play-so-far = Gut. Klicke nun auf „{ $button }“: Von da aus geht es weiter. Was als Nächstes gefragt wird, wartet auf dich.

## Rätsel

puzzle = Rätsel
puzzles = Rätsel
puzzles-lead = Stellungen aus Partien starker Bots, in denen ein Zug eindeutig der beste ist.
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-solved = { $solved } von { $count } gelöst
puzzle-number = Rätsel { $number }{ $hard ->
    [hard] , schwer
   *[usual] { "" }
}{ $state ->
    [solved] , gelöst
   *[open] { "" }
}
puzzle-of-day = Rätsel des Tages
puzzle-lead = { $title }: Ein Zug ist eindeutig der beste. Finde ihn.
puzzle-done = Gelöst. Morgen gibt es ein neues.
puzzle-solve = Lösen
puzzle-again = Noch einmal ansehen
puzzle-find = Finde den besten Zug
puzzle-right = Das ist er!
puzzle-wrong = Nicht der beste Zug. Versuch es noch einmal.
puzzle-chance = { $chance } % Gewinnchance.
puzzle-chances = { $chance } % Gewinnchance; der beste Zug hat { $best } %.
puzzle-hard = schwer
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-streak =
    { $count ->
        [one] An einem Tag gelöst.
       *[other] An { $count } Tagen hintereinander gelöst.
    }

## Prüfen

verify = Eine Partie prüfen
verify-this = Diese Partie prüfen
verify-lead = Wähle die Aufzeichnung einer beendeten Partie. Dein Browser allein prüft, dass nichts verändert wurde und dass jede Ziehung die ist, die das versiegelte Geheimnis ergibt; die Datei wird nirgendwohin gesendet.
verify-choose = Aufzeichnung wählen
verify-drop = oder zieh die Datei (.nem) irgendwo auf diese Seite
verify-unable = Dieser Browser prüft Aufzeichnungen nur auf Seiten, die über https oder auf diesem Rechner erreicht werden. Es geht auch mit dem Befehl: nemeton verify DATEI.
verify-good = { $name }: alles stimmt
verify-good-text =
    { $draws ->
        [one] Eine Ziehung kam aus dem Geheimnis
       *[other] Alle { $draws } Ziehungen kamen aus dem Geheimnis
    }, und keine der { $lines } Zeilen wurde verändert.{ $contributions ->
        [0] { "" }
        [one] { " " }Die Worte einer Person gingen in jede Ziehung ein.
       *[other] { " " }Die Worte von { $contributions } Personen gingen in jede Ziehung ein.
    }
verify-commitment = Das Versprechen, das vor der ersten Ziehung gezeigt wurde:
verify-bad = { $name } stimmt nicht
verify-bad-line = { $name } stimmt nicht: Zeile { $line }
verify-fault-record = Das ist keine Aufzeichnung einer Partie, oder sie ist abgeschnitten.
verify-fault-unfinished = Diese Partie ist nicht zu Ende. Ihr Geheimnis wird erst am Ende verraten; vorher lässt sich ihr Glück nicht prüfen.
verify-fault-unproved = Diese Aufzeichnung verrät kein Geheimnis, mit dem sich ihr Glück prüfen ließe.
verify-fault-commitment = Das Geheimnis ist nicht das, welches vor der ersten Ziehung versprochen wurde.
verify-fault-mark = Diese Zeile, oder was vor dem ersten Zug feststand, ist nicht das, was während der Partie geschrieben wurde.
verify-fault-tickets = Die Lose dieser Ziehung ergeben keinen Sinn.
verify-fault-words = Die Worte, die deine Seite in die Ziehungen gab, fehlen.
verify-fault-draw = Das Geheimnis ergibt hier eine andere Ziehung.
verify-how = Wie es geht
verify-how-text = Vor der ersten Ziehung macht der Tisch ein Geheimnis und zeigt einen Abdruck davon: das Versprechen. Dann gibt die Seite von jedem am Tisch eigene Worte dazu, erst als Abdruck. Jede Ziehung wird aus dem Geheimnis, diesen Worten und ihrer Nummer berechnet, niemand kann es sich also später anders überlegen. Am Ende wird das Geheimnis verraten. Jetzt kann jeder das Versprechen und jede Ziehung nachrechnen; hinter jeder Zeile der Aufzeichnung steht ein Zeichen, das vom Geheimnis und von allen Zeilen davor abhängt.
verify-proved = Was das beweist, und was nicht
verify-proved-text = Es beweist, dass die Ziehungen vor Beginn feststanden und dass diese Datei so ist, wie sie geschrieben wurde. Ob jeder Zug erlaubt war, prüft, wer die Regeln kennt: „nemeton verify“, oder dieser Server, wenn du die Aufzeichnung als Wiederholung öffnest.
verify-host = Was ein Gastgeber noch kann
verify-host-text = In der Datenbank sind das Geheimnis, verdeckte Karten und geheime Entscheidungen mit einem Schlüssel aus einer anderen Datei versiegelt. Wer den Server betreibt, hat auch diese Datei und kann das Programm ändern: Unter Leuten, die ihrem Gastgeber nicht trauen, sollte jemand anders Gastgeber sein. Sonst kann niemand vorausschauen, und niemand, auch der Gastgeber nicht, kann eine Ziehung unbemerkt ändern.
shuffling = Es wird gemischt …
shuffling-text = Die Worte von allen Seiten werden eingemischt, damit niemand die Ziehungen hätte wählen können.
verify-own = Deine eigenen Worte sind dabei: { $words }.
