// What the start page says of a game, cut out of the game's words: it shows every game, and needs little of each.

const OF_THE_LOBBY = /^(title|tagline|option-[\w-]+)$/

/** The messages of a Fluent text by their ids, each with the lines that belong to it. */
function messagesOf(source: string): Map<string, string> {
  return new Map([...source.matchAll(/^(-?[a-z][\w-]*) *=.*(?:\n(?:[ \t].*)?)*/gim)].map(([text, id]) => [id!, text.trimEnd()]))
}

/** Name, tagline and options of a game, with every message they refer to. */
export function lobbyOf(source: string): string {
  const messages = messagesOf(source)
  const kept = new Set<string>()
  const keep = (id: string) => {
    if (kept.has(id) || !messages.has(id)) return
    kept.add(id)
    for (const [, other] of messages.get(id)!.matchAll(/\{\s*(-?[a-z][\w-]*)/gi)) keep(other!)
  }
  for (const id of messages.keys()) if (OF_THE_LOBBY.test(id)) keep(id)
  return [...kept].map((id) => messages.get(id)).join('\n') + '\n'
}
