// node load.cjs PORT MATCHES SECONDS: four connected seats per match, one move after the other in each; a move is done
// when every seat has been told. Waits for a line on its input before it plays, and then prints one JSON object.
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { game } = require('./game.cjs')

const [port, matches, seconds] = process.argv.slice(2).map(Number)
const SEATS = 4

/** The four seats of a match. Each has one listener for good: the library counts them by how many there are. */
async function join(matchID) {
  const match = { seats: [], look: () => {} }
  for (let seat = 0; seat < SEATS; seat += 1) {
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } })
    const client = Client({ game, numPlayers: SEATS, matchID, playerID: String(seat), multiplayer, debug: false })
    match.seats.push(client)
    client.subscribe(() => match.look())
    client.start()
    await heard(match, () => client.getState() !== null)
  }
  return match
}

/** Until something is so; looked at whenever somebody at the match is told something. */
function heard(match, right) {
  return new Promise((resolve) => {
    match.look = () => {
      if (right()) resolve()
    }
    match.look()
  })
}

async function play(match, until, times) {
  const { seats } = match
  while (Date.now() < until) {
    const { ctx, _stateID: before } = seats[0].getState()
    const sent = performance.now()
    seats[Number(ctx.currentPlayer)].moves.play(Math.floor(Math.random() * 8))
    await heard(match, () => seats.every((seat) => seat.getState()._stateID > before))
    times.push(performance.now() - sent)
  }
}

async function main() {
  const all = []
  for (let match = 0; match < matches; match += 1) all.push(await join(`match${match}`))
  console.log('joined')
  await new Promise((resolve) => process.stdin.once('data', resolve))
  const times = []
  const begun = Date.now()
  await Promise.all(all.map((match) => play(match, begun + 1000 * seconds, times)))
  times.sort((one, other) => one - other)
  console.log(JSON.stringify({ moves: times.length, seconds: (Date.now() - begun) / 1000, p99_ms: times[Math.floor(times.length * 0.99)] }))
  process.exit(0)
}

main()
