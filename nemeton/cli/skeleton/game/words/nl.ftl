# __TITLE__ in het Nederlands. $seat komt als naam, getallen komen als getallen. De regels staan in nl-rules.ftl.

title = __TITLE__
tagline = Beklim de berg, rust op tijd en vertrouw op je touwen.

## Wat er gebeurt

event-starts = { $seat } begint
event-round = Ronde { $round }: { $seat } begint
event-rests = { $seat } rust en heeft { $ropes ->
    [one] { $ropes } touw
   *[other] { $ropes } touwen
}
event-climbs = { $seat } gooit een { $face }{ $used ->
    [0] {""}
    [one] {" "}en gebruikt { $used } touw
   *[other] {" "}en gebruikt { $used } touwen
}: trede { $step }
event-slips = { $seat } glijdt terug naar trede { $step }
event-peak = { $seat } staat op de top
event-result = Plaats { $place }: { $seat } op trede { $step }

## Een beurt in één regel

net-rests = rust uit
net-climbs = omhoog naar trede { $step }
net-slips = terug naar trede { $step }
net-peak = op de top

## Het einde

result-result = Plaats { $place }: { $seat } op trede { $step } met { $ropes ->
    [one] { $ropes } touw
   *[other] { $ropes } touwen
}
result-decided_by_height = { $seat } wint, op trede { $step }
result-decided_by_ropes = { $seat } wint door meer touwen over te hebben ({ $ropes })

## Wat er te beslissen is

ask-turn = Klimmen of rusten?
    .help = Een touw is een trede meer en houdt je vast als je uitglijdt.
asks-turn = { $seat } kijkt omhoog
confirm-turn = Doen
move-rest = Rusten: neem een touw, dan heb je er { $ropes }
move-climb = { $used ->
    [0] Klim zonder touw: { $least } tot { $most } treden, of uitglijden
    [one] Klim met { $used } touw: { $least } tot { $most } treden
   *[other] Klim met { $used } touwen: { $least } tot { $most } treden
}{ $may_slip ->
    [true] {""}
   *[other] {", "}veilig
}

## Waarom niet

why-hands_full = Meer dan { $ropes } touwen kun je niet dragen: klim.
why-too_few_ropes = Je wilt { $used } touwen gebruiken en hebt er { $ropes }.
why-not_asked = Dat wordt nu niet gevraagd.

## In de tekening

die = Dobbelsteen: { $die ->
    [0] –
   *[other] { $die }
}
ropes = { $ropes ->
    [one] { $ropes } touw
   *[other] { $ropes } touwen
}

reason-height = hoe hoog je bent
reason-ropes = je touwen
