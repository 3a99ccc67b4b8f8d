// A game of about the size of Celtica: four hands of which each seat sees its own, a board, and one move per turn.
const { PlayerView } = require('boardgame.io/core')

const DRUIDS = 5
const PARTS = 9
const zeros = (count) => Array.from({ length: count }, () => 0)

exports.game = {
  name: 'druids',
  setup: ({ ctx }) => ({
    positions: zeros(DRUIDS),
    display: zeros(PARTS).map(() => 9),
    discards: zeros(DRUIDS),
    seats: Array.from({ length: ctx.numPlayers }, () => ({ parts: zeros(PARTS), cards: 8, complete: 0, incomplete: [0, 0], place: 1 })),
    log: [],
    secret: { pile: Array.from({ length: 200 }, (_, card) => card % DRUIDS) },
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { hand: [0, 1, 2, 3, 4, 0, 1, 2] }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, index) => {
        const hand = G.players[playerID].hand
        const druid = hand.splice(index % hand.length, 1)[0]
        G.positions[druid] = (G.positions[druid] + 1) % 20
        G.discards[druid] += 1
        G.display[druid] = (G.display[druid] + 8) % 9
        G.seats[playerID].parts[druid] += 1
        hand.push(G.secret.pile[G.discards[druid] % 200])
      },
    },
  },
}
