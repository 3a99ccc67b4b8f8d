# __TITLE__ auf Deutsch. $seat kommt als Name, Zahlen kommen als Zahlen. Die Regeln stehen in de-rules.ftl.

title = __TITLE__
tagline = Steigt auf den Berg, rastet zur rechten Zeit und vertraut euren Seilen.

## Was geschieht

event-starts = { $seat } beginnt
event-round = Runde { $round }: { $seat } beginnt
event-rests = { $seat } rastet und hat { $ropes ->
    [one] { $ropes } Seil
   *[other] { $ropes } Seile
}
event-climbs = { $seat } würfelt eine { $face }{ $used ->
    [0] {""}
    [one] {" "}und nutzt { $used } Seil
   *[other] {" "}und nutzt { $used } Seile
}: Stufe { $step }
event-slips = { $seat } rutscht zurück auf Stufe { $step }
event-peak = { $seat } steht auf dem Gipfel
event-result = Platz { $place }: { $seat } auf Stufe { $step }

## Ein Zug in einer Zeile

net-rests = rastet
net-climbs = hinauf auf Stufe { $step }
net-slips = zurück auf Stufe { $step }
net-peak = auf dem Gipfel

## Das Ende

result-result = Platz { $place }: { $seat } auf Stufe { $step } mit { $ropes ->
    [one] { $ropes } Seil
   *[other] { $ropes } Seilen
}
result-decided_by_height = { $seat } gewinnt, auf Stufe { $step }
result-decided_by_ropes = { $seat } gewinnt, weil mehr Seile übrig sind ({ $ropes })

## Was zu entscheiden ist

ask-turn = Steigen oder rasten?
    .help = Ein Seil ist eine Stufe mehr und hält dich, wenn du rutschst.
asks-turn = { $seat } blickt den Berg hinauf
confirm-turn = So machen
move-rest = Rasten: ein Seil nehmen, dann hast du { $ropes }
move-climb = { $used ->
    [0] Ohne Seil steigen: { $least } bis { $most } Stufen, oder rutschen
    [one] Mit { $used } Seil steigen: { $least } bis { $most } Stufen
   *[other] Mit { $used } Seilen steigen: { $least } bis { $most } Stufen
}{ $may_slip ->
    [true] {""}
   *[other] {", "}sicher
}

## Warum nicht

why-hands_full = Mehr als { $ropes } Seile kannst du nicht tragen: Steige.
why-too_few_ropes = Du willst { $used } Seile nutzen und hast { $ropes }.
why-not_asked = Danach wird gerade nicht gefragt.

## Im Bild

die = Würfel: { $die ->
    [0] –
   *[other] { $die }
}
ropes = { $ropes ->
    [one] { $ropes } Seil
   *[other] { $ropes } Seile
}

reason-height = wie hoch du bist
reason-ropes = deine Seile
