/** The board of Graenaland in words: what lies around the land, then every territory with all that stands in it. */
import type { BoardPart, BoardTelling, Words } from '../../contract'
import { poolOf } from '../model/split'
import type { GraenalandContent, GraenalandView, HeroView, TerritoryView } from '../model/types'
import { sharesOf } from '../model/votes'
import { cardWords, speaker } from '../words'

/** Which cards lie in a territory: "2 of 4 cards: ore and wood". */
export function storeText(territory: TerritoryView, content: GraenalandContent, words: Words): string {
  const cards = poolOf(
    territory,
    content.resource.map(({ key }) => key),
  )
  return speaker(words)('store', { count: cards.length, limit: territory.limit, cards: cardWords(cards, words) })
}

export function inWords({ view, content, words }: BoardTelling<GraenalandView, GraenalandContent>): BoardPart[] {
  const say = speaker(words)
  const territoryName = (key: string) => words.term('territory', key)

  function aroundTheLand(): string[] {
    const { lead, round, supply, proposal } = view
    const offers = proposal?.offers.flatMap((cards, seat) =>
      cards.length ? [say('split-of', { name: words.player(seat), cards: cardWords(cards, words) })] : [],
    )
    return [
      ...(lead === null ? [] : [say('leads-round', { name: words.player(lead), round })]),
      ...(proposal && offers?.length
        ? [say('words-proposal', { name: words.player(proposal.seat), territory: territoryName(proposal.territory), offers: offers.join('; ') })]
        : []),
      say(view.advanced ? 'wins-points' : 'wins', { needed: view.needed, count: view.conditions.length }),
      ...view.conditions.map(({ condition, threshold }) =>
        say('words-condition', { condition: words.term('condition', condition), threshold, measure: say(`measure-${condition}`) }),
      ),
      supply.open ? `${say('supply')}: ${cardWords(supply.open, words)}` : say('supply-none'),
      say('words-armies', { armies: view.seats.map(({ army }, seat) => say('army-of', { name: words.player(seat), size: army })).join(', ') }),
      ...content.facility.map(({ key }, i) => say('tokens', { facility: words.term('facility', key), count: view.tokens[i] ?? 0 })),
      ...view.decks.map(({ deck, pile, discards }) =>
        say('deck', { deck: words.term('deck', deck), count: pile, discards: discards.reduce((sum, count) => sum + count, 0) }),
      ),
    ]
  }

  function villages(territory: TerritoryView): string[] {
    const owned = territory.villages.flatMap((count, seat) => (count > 0 ? [say('villages-of', { name: words.player(seat), count })] : []))
    return owned.length ? owned : [say('unsettled')]
  }

  function buildings(territory: TerritoryView): string[] {
    return content.building.flatMap(({ key }, i) => {
      if (!territory.sites[i]) return []
      const building = words.term('building', key)
      const owner = territory.buildings[i] ?? null
      return [owner === null ? say('site-free', { building }) : say('site-built', { building, name: words.player(owner) })]
    })
  }

  function votes({ votes, total, needed, decides }: TerritoryView): string[] {
    if (total === 0) return [say('no-votes')]
    const shares = sharesOf(votes).map((share) => say('votes-of', { name: words.player(share.seat), count: share.votes }))
    return [
      `${say('votes', { count: total })}: ${shares.join(', ')}; ${say('needed', { needed, total })}`,
      ...(decides === null ? [] : [say('words-decides', { name: words.player(decides) })]),
    ]
  }

  const hero = ({ seat, hero, votes }: HeroView): string =>
    `${say('hero-of', { hero: words.term('hero', hero), name: words.player(seat) })}, ${votes > 0 ? say('votes', { count: votes }) : say('words-no-vote')}`

  function territoryPart(territory: TerritoryView): BoardPart {
    const { territory: key, terrain, row, heroes, neighbours } = territory
    const cost = content.territory.find((one) => String(one.id) === key)?.village_cost ?? []
    return {
      title: say('words-territory', { name: territoryName(key), terrain: words.term('deck', terrain), row }),
      things: ['territory', 'store', 'votes', 'village'].map((thing) => `${thing}:${key}`).join(' '),
      lines: [
        storeText(territory, content, words),
        ...villages(territory),
        ...buildings(territory),
        ...content.facility.flatMap((one, i) =>
          territory.facilities[i] ? [say('facility-built', { facility: words.term('facility', one.key) })] : [],
        ),
        heroes.length ? say('words-heroes', { heroes: heroes.map(hero).join('; ') }) : say('words-no-heroes'),
        ...votes(territory),
        say('village-cost', { cards: cardWords(cost, words) }),
        say('words-near', { names: words.list(neighbours.map(territoryName)) }),
      ],
    }
  }

  const inOrder = [...view.territories].sort((one, other) => one.place - other.place)
  return [{ title: say('words-land'), lines: aroundTheLand() }, ...inOrder.map(territoryPart)]
}
