/** The board of Edora in words: every cult place, the fires, the oracle place, potions and gems, and everybody's boards. */
import type { BoardLine, BoardPart, BoardTelling } from '../../contract'
import { inState, pairsOf } from '../model/herbs'
import { diceOf, fieldOf } from '../model/seats'
import type { EdoraContent, EdoraView, PlaceView, SeatView, StoneView } from '../model/types'
import { speaker } from '../words'
import { nameOfPlace } from './labels'

export function inWords({ view, content, words }: BoardTelling<EdoraView, EdoraContent>): BoardPart[] {
  const say = speaker(words)
  const nameOf = (seat: number | null): string => (seat === null ? 'none' : words.player(seat))
  /** Several things of a kind in one line, which is left out where there are none. */
  const line = <T>(list: readonly T[], id: string, field: string, text: (one: T) => string): string[] =>
    list.length ? [say(id, { [field]: words.list(list.map(text)) })] : []
  const stone = ({ seat, bonus }: StoneView): string => say('words-stone', { name: words.player(seat), bonus: words.term('bonus', bonus) })
  const terms = (what: string, list: readonly string[], type: string): string[] =>
    list.length ? [say('words-counted', { what, count: words.list(list.map((key) => words.term(type, key))) })] : []

  function placePart(place: PlaceView): BoardPart {
    const dolmens = view.dolmens.filter((one) => one.place === place.place && one.colour !== null)
    const clearing = view.places.filter((other) => other.clearing === place.clearing && other !== place).map((other) => other.place)
    return {
      title: say('words-place', { place: nameOfPlace(place.place, words), portal: String(place.portal) }),
      things: `place:${place.place}`,
      lines: [
        ...place.fields.map(({ action, seat, value }) => say('words-field', { action: words.term('action', action), name: nameOf(seat), value })),
        ...line(place.pawns, 'words-pawns', 'names', (seat) => words.player(seat)),
        ...(place.winner === null ? [] : [say('words-ahead', { name: words.player(place.winner) })]),
        ...line(place.menhirs, 'words-menhirs', 'stones', stone),
        ...line(place.steles, 'words-steles', 'stones', stone),
        ...dolmens.map(({ colour, seat }) => say('words-dolmen', { colour: words.term('colour', colour!), name: nameOf(seat) })),
        ...line(place.near, 'words-near', 'places', (key) => key),
        ...line(clearing, 'words-clearing', 'places', (key) => key),
      ],
    }
  }

  function fireLine({ fire, bonuses, seat }: EdoraView['fires'][number]): BoardLine {
    const places = content.fireplace.find(({ key }) => key === fire)?.places ?? []
    const text = say('words-fire', {
      fire: words.term('fire', fire),
      places: words.list(places),
      bonuses: words.list(bonuses.map((bonus) => words.term('bonus', bonus))),
      name: nameOf(seat),
    })
    return { text, things: `fire:${fire}` }
  }

  /** A side of the oracle place has two tablets between two stones. */
  function spotLine(tablet: string | null, spot: number): string {
    const side = Math.floor(spot / 2)
    const bonus = (gap: number) => {
      const key = view.stones[gap % view.stones.length]
      return key ? words.term('bonus', key) : '–'
    }
    const name = tablet ? words.term('tablet', tablet) : say('words-spot-empty')
    return say('words-spot', { spot: spot + 1, tablet: name, first: bonus(side), second: bonus(side + 1) })
  }

  function mat(player: SeatView, seat: number): BoardPart {
    const counted = (what: string, count: number | string) => say('words-counted', { what, count })
    const dice = (counts: readonly number[]) => words.list(diceOf(counts).map(String))
    const herbs = player.herbs ?? []
    const pairs = pairsOf(herbs, content.track.sickle.herb_pair_positions, player.sickle).filter((pair) => pair.herbs.length > 0)
    return {
      title: say('words-mat', { name: words.player(seat) }),
      lines: [
        counted(say('prestige'), player.prestige),
        counted(say('provisions'), player.provisions),
        counted(say('mistletoe'), player.mistletoe),
        ...(player.pawn ? [say('words-pawn', { place: words.term('place', player.pawn) })] : []),
        say('words-track', { field: fieldOf(player), multiplier: player.multiplier }),
        say('sickle-at', { step: player.sickle }),
        counted(say('in-hand'), dice(player.personal)),
        counted(say('general'), dice(player.general)),
        ...terms(say('menhirs-placed'), player.menhirs, 'bonus'),
        ...terms(say('steles-placed'), player.steles, 'bonus'),
        ...terms(
          say('amulet'),
          player.gems.filter((gem) => gem !== null),
          'bonus',
        ),
        ...(player.tablets ?? []).map((one) => say('words-tablet', { ...one, tablet: words.term('tablet', one.tablet) })),
        ...terms(say('active-herbs'), inState(herbs, 'active'), 'herb'),
        ...terms(say('inactive-herbs'), inState(herbs, 'inactive'), 'herb'),
        ...pairs.map(({ position, herbs }) =>
          say('words-pair', { step: position, herbs: words.list(herbs.map((herb) => words.term('herb', herb))) }),
        ),
        ...terms(say('potions-brewed'), player.potions, 'potion'),
        counted(say('dolmens'), player.dolmens),
      ],
    }
  }

  return [
    ...view.places.map(placePart),
    { title: say('words-fires'), lines: view.fires.map(fireLine) },
    { title: say('oracle'), lines: [...view.display.map(spotLine), say('in-pile', { count: view.pile })] },
    {
      title: say('potions'),
      lines: view.potions.map(({ potion, cost, seat }) => say('words-potion', { potion: words.term('potion', potion), cost, name: nameOf(seat) })),
    },
    {
      title: say('gems'),
      lines: content.bonus.map(({ key }, i) => say('words-counted', { what: words.term('bonus', key), count: view.gems[i] ?? 0 })),
    },
    ...view.seats.map(mat),
  ]
}
