# __TITLE__ in English. Arguments: $seat arrives as a name, numbers as numbers. The rules themselves stand in en-rules.ftl.

title = __TITLE__
tagline = Climb the mountain, rest when you must, and trust your ropes.

## What happens

event-starts = { $seat } begins
event-round = Round { $round }: { $seat } begins
event-rests = { $seat } rests and has { $ropes ->
    [one] { $ropes } rope
   *[other] { $ropes } ropes
}
event-climbs = { $seat } rolls a { $face }{ $used ->
    [0] {""}
    [one] {" "}and uses { $used } rope
   *[other] {" "}and uses { $used } ropes
}: step { $step }
event-slips = { $seat } slips back to step { $step }
event-peak = { $seat } stands on the peak
event-result = Place { $place }: { $seat } on step { $step }

## A turn in one line

net-rests = rests
net-climbs = up to step { $step }
net-slips = back to step { $step }
net-peak = on the peak

## The end

result-result = Place { $place }: { $seat } on step { $step } with { $ropes ->
    [one] { $ropes } rope
   *[other] { $ropes } ropes
}
result-decided_by_height = { $seat } wins, on step { $step }
result-decided_by_ropes = { $seat } wins by having more ropes left ({ $ropes })

## What can be decided

ask-turn = Climb or rest?
    .help = A rope is a step more, and holds you when you slip.
asks-turn = { $seat } looks up the mountain
confirm-turn = Do it
move-rest = Rest: take a rope, then you have { $ropes }
move-climb = { $used ->
    [0] Climb without a rope: { $least } to { $most } steps, or slip
    [one] Climb with { $used } rope: { $least } to { $most } steps
   *[other] Climb with { $used } ropes: { $least } to { $most } steps
}{ $may_slip ->
    [true] {""}
   *[other] {", "}safe
}

## Why not

why-hands_full = You cannot carry more than { $ropes } ropes: climb.
why-too_few_ropes = You want to use { $used } ropes and have { $ropes }.
why-not_asked = That is not what you are asked now.

## In the picture

die = Die: { $die ->
    [0] –
   *[other] { $die }
}
ropes = { $ropes ->
    [one] { $ropes } rope
   *[other] { $ropes } ropes
}

reason-height = how high you are
reason-ropes = your ropes
