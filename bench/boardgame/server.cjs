// node server.cjs PORT: its lobby has a port of its own, else it does not answer.
const { Server } = require('boardgame.io/server')
const { game } = require('./game.cjs')

const port = Number(process.argv[2])
const server = Server({ games: [game], origins: [/.*/] })
server.run({ port, lobbyConfig: { apiPort: port + 1 } }).then(() => console.log('ready'))
