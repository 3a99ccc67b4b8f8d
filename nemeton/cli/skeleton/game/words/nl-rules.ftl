# De regels van __TITLE__. `.rules` van een afdeling noemt haar regels; `.about` van een regel de beslissingen waarvoor hij telt.

section-1 = Voorbereiding
    .rules = __P__-1 __P__-2
rule-__P__-1 = Twee tot vier klimmers beginnen aan de voet van de berg, zonder touw. De top is trede 20.
    .title = De berg
rule-__P__-2 = Wie begint, wordt geloot of afgesproken. Jullie zijn met de klok mee aan de beurt.
    .title = Volgorde
    .about = turn

section-2 = Een beurt
    .rules = __P__-3 __P__-4 __P__-5
rule-__P__-3 = In je beurt rust je en neem je een touw, je kunt er hoogstens 3 dragen; of je klimt en gebruikt zo veel van je touwen als je wilt.
    .title = Rusten of klimmen
    .about = turn
rule-__P__-4 = Wie klimt, gooit de dobbelsteen en gaat zo veel treden omhoog als hij toont, en een meer voor elk gebruikt touw.
    .title = Klimmen
    .about = turn
rule-__P__-5 = Toont de dobbelsteen een 1 en heb je geen touw gebruikt, dan glijd je in plaats daarvan 2 treden terug, maar nooit onder de voet van de berg.
    .title = Uitglijden
    .about = turn

section-3 = Het einde
    .rules = __P__-6 __P__-7
rule-__P__-6 = De ronde waarin iemand de top bereikt, is de laatste. Wie het hoogst staat, wint; bij gelijke stand wie meer touwen over heeft.
    .title = De winnaar
rule-__P__-7 = Heeft na 30 ronden niemand de top bereikt, dan eindigt het spel ook.
    .title = Het wordt nacht
