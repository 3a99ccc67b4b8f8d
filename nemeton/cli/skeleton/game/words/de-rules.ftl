# Die Regeln von __TITLE__. `.rules` eines Abschnitts nennt seine Regeln; `.about` einer Regel die Entscheidungen, für die sie zählt.

section-1 = Vorbereitung
    .rules = __P__-1 __P__-2
rule-__P__-1 = Zwei bis vier Kletterer beginnen am Fuß des Berges, ohne Seil. Der Gipfel ist Stufe 20.
    .title = Der Berg
rule-__P__-2 = Wer beginnt, wird ausgelost oder abgesprochen. Ihr seid im Uhrzeigersinn an der Reihe.
    .title = Reihenfolge
    .about = turn

section-2 = Ein Zug
    .rules = __P__-3 __P__-4 __P__-5
rule-__P__-3 = In deinem Zug rastest du und nimmst ein Seil, höchstens 3 kannst du tragen; oder du steigst und nutzt dabei so viele deiner Seile, wie du willst.
    .title = Rasten oder steigen
    .about = turn
rule-__P__-4 = Wer steigt, würfelt und geht so viele Stufen hinauf, wie der Würfel zeigt, und eine mehr für jedes genutzte Seil.
    .title = Steigen
    .about = turn
rule-__P__-5 = Zeigt der Würfel eine 1 und hast du kein Seil genutzt, rutschst du stattdessen 2 Stufen zurück, doch nie unter den Fuß des Berges.
    .title = Rutschen
    .about = turn

section-3 = Das Ende
    .rules = __P__-6 __P__-7
rule-__P__-6 = Die Runde, in der jemand den Gipfel erreicht, ist die letzte. Wer am höchsten steht, gewinnt; bei mehreren, wer mehr Seile übrig hat.
    .title = Wer gewinnt
rule-__P__-7 = Hat nach 30 Runden niemand den Gipfel erreicht, endet das Spiel ebenfalls.
    .title = Einbruch der Nacht
