/** What a person has put together so far in a decision of several steps; board, hand and decision panel share it. */
import type { Ask, MoveEntry, Settings } from '../../contract'
import { territoryOf } from './layout'
import { holdsAll, isComplete, isTold, knownSplit, mayReceive, nextStep, poolOf, type Given } from './split'
import { heroMoves, payMoves, proposals, textOf, type GraenalandContent, type GraenalandView } from './types'

/** The part of a face's props that a draft needs. */
export interface Deciding {
  ask: Ask | null
  view: GraenalandView
  content: GraenalandContent
  selected: MoveEntry | null
  settings: Pick<Settings, 'askUsual'>
  pick(move: MoveEntry | null): void
  select(move: MoveEntry | null): void
}

/** One decision. While all move their heroes the number grows with every move that is sealed, but it is still the same. */
function keyOf({ ask, view }: Pick<Deciding, 'ask' | 'view'>): string {
  if (!ask) return ''
  // A turn that is put together asks for every receiver under the same number.
  const told = ask.kind === 'give' ? `/${offersOf(view).flat().length}` : ''
  return `${ask.seat}/${ask.kind === 'move' ? `round ${view.round}` : ask.number}/${ask.kind}${told}`
}

function projectKey(view: GraenalandView): string | null {
  return view.project && `${view.project.project}/${view.project.territory ?? ''}`
}

const offersOf = (view: GraenalandView): string[][] => view.proposal?.offers ?? []

class Draft {
  private key = ''
  private resources: readonly string[] = []
  /** The notation of the move that was selected when last looked at, and the number of the decision then. */
  private known: string | null = null
  private number = 0
  /** Whose cards are being split. */
  territory = $state<string | null>(null)
  given = $state.raw<Given>([])
  /** The card that was taken up and waits for a receiver. */
  taken = $state<number | null>(null)
  /** Which hero is about to move. */
  hero = $state<string | null>(null)
  /** The hero whom the reader has taken up himself, on the board or beside it. */
  private meant = $state<string | null>(null)
  /** True if the reader has chosen a territory or given a card himself. */
  private touched = $state(false)
  /** The project that is paid as the program proposes. */
  paying = $state<string | null>(null)

  /** Starts anew when another decision is asked. */
  open(deciding: Deciding): void {
    const { ask, view, content } = deciding
    const key = keyOf(deciding)
    if (!ask || key === this.key) return
    this.key = key
    this.resources = content.resource.map((resource) => resource.key)
    this.number = ask.number
    this.known = null
    this.taken = null
    this.meant = null
    this.touched = false
    if (ask.kind === 'propose') this.look(null, deciding)
    if (ask.kind === 'give') this.meet(view, content)
    if (ask.kind === 'move') this.hero = heroMoves(ask)[0]?.about.hero ?? null
    if (ask.kind !== 'pay') this.paying = null
  }

  /** The engine asks for receivers: what was put together before is kept if it is for the same cards and
   * nothing was answered otherwise, e.g. in the full list. */
  private meet(view: GraenalandView, content: GraenalandContent): void {
    const territory = view.proposal?.territory ?? null
    const pool = poolOf(
      territoryOf(view, territory),
      content.resource.map((resource) => resource.key),
    )
    if (territory === this.territory && this.given.length === pool.length && holdsAll(pool, this.given, offersOf(view))) return
    this.territory = territory
    this.given = knownSplit(pool, offersOf(view))
  }

  pool({ view, content }: Pick<Deciding, 'view' | 'content'>): string[] {
    return poolOf(
      territoryOf(view, this.territory),
      content.resource.map((resource) => resource.key),
    )
  }

  /** Looks at a territory with the split that is held ready for it, if there is one. */
  private look(territory: string | null, deciding: Deciding): void {
    const { ask, settings } = deciding
    this.territory = territory
    this.taken = null
    const proposal = proposals(ask).find(({ about }) => about.territory === territory)?.about
    const split = settings.askUsual ? null : proposal?.split
    // Who decides alone mostly takes everything; every card can still be given to somebody else.
    this.given = this.pool(deciding).map((_, i) => split?.[i] ?? (proposal?.alone && ask ? ask.seat : null))
  }

  /** Follows a selection made elsewhere, e.g. in the full list, or cleared by a key. */
  follow(deciding: Deciding): void {
    const { ask, selected } = deciding
    const say = selected?.say ?? null
    if (!ask || say === this.known) return
    if (!selected && ask.number !== this.number) {
      this.remember(deciding, ask)
      return
    }
    this.number = ask.number
    this.known = say
    if (ask.kind === 'move' && selected) this.hero = textOf(selected.about, 'hero') ?? this.hero
    if (ask.kind !== 'propose' && ask.kind !== 'give') return
    if (!selected) this.reset(deciding)
    else if (selected.about.name === 'propose' && textOf(selected.about, 'territory') !== this.territory) {
      this.look(textOf(selected.about, 'territory'), deciding)
    }
  }

  /** Somebody else has sealed a move meanwhile, which clears every selection: the reader's choice is selected again. */
  private remember({ select }: Deciding, ask: Ask): void {
    this.number = ask.number
    const move = ask.moves.find((entry) => entry.say === this.known)
    if (move) select(move)
    else this.known = null
  }

  takeUp(hero: string): void {
    this.hero = this.meant = hero
  }

  /** True if something is put together that is no whole move yet. */
  isBegun(ask: Ask | null): boolean {
    if (ask?.kind === 'move') return this.meant !== null
    return (ask?.kind === 'propose' || ask?.kind === 'give') && this.touched
  }

  /** Puts back what was taken up, with the split that is held ready no longer on the table. */
  clear(): void {
    this.meant = this.taken = null
    if (this.touched) {
      this.territory = null
      this.given = []
    }
    this.touched = false
  }

  /** Takes back everything the engine has not been told. */
  reset(deciding: Deciding): void {
    const pool = this.pool(deciding)
    this.given = deciding.ask?.kind === 'give' ? knownSplit(pool, offersOf(deciding.view)) : pool.map(() => null)
    this.taken = null
    this.choose(deciding)
  }

  /** A click on a territory while a proposal is made: the split that is held ready for it can be seen and changed. */
  chooseTerritory(territory: string, deciding: Deciding): void {
    if (territory === this.territory) return
    this.touched = true
    this.look(territory, deciding)
    this.choose(deciding)
  }

  /** A click on a card: takes it up, or back from its receiver. */
  touch(index: number, deciding: Deciding): void {
    if (this.given[index] === null) {
      this.taken = this.taken === index ? null : index
      return
    }
    if (isTold(this.pool(deciding), this.given, offersOf(deciding.view), index)) return
    this.put(index, null, deciding)
    this.taken = index
  }

  /** Which card a receiver would get now: the one taken up, else the first that is not given. */
  get next(): number | null {
    if (this.taken !== null) return this.taken
    const index = this.given.indexOf(null)
    return index < 0 ? null : index
  }

  give(index: number | null, seat: number, deciding: Deciding): void {
    const card = index === null ? undefined : this.pool(deciding)[index]
    if (index === null || card === undefined || !mayReceive(deciding.ask, card, seat)) return
    if (isTold(this.pool(deciding), this.given, offersOf(deciding.view), index)) return
    this.put(index, seat, deciding)
    this.taken = null
  }

  private put(index: number, seat: number | null, deciding: Deciding): void {
    this.touched = true
    this.given = this.given.map((old, i) => (i === index ? seat : old))
    this.choose(deciding)
  }

  giveRest(seat: number, deciding: Deciding): void {
    const pool = this.pool(deciding)
    this.given = this.given.map((old, i) => old ?? (mayReceive(deciding.ask, pool[i] ?? '', seat) ? seat : null))
    this.taken = null
    this.choose(deciding)
  }

  get complete(): boolean {
    return isComplete(this.given)
  }

  /** Selects the move that sends the split when it is complete, and nothing before. */
  private choose(deciding: Deciding): void {
    const move = this.complete ? this.sending(deciding) : null
    this.known = move?.say ?? null
    deciding.select(null)
    if (move) deciding.pick(move)
  }

  private sending({ ask, view, content }: Deciding): MoveEntry | null {
    if (ask?.kind === 'give') return nextStep(ask, this.pool({ view, content }), this.given, offersOf(view))
    return ask?.moves.find((entry) => entry.about.name === 'propose' && entry.about.territory === this.territory) ?? null
  }

  /** Pays this project as the program proposes, to the end. */
  payUsual(deciding: Deciding): void {
    this.paying = projectKey(deciding.view)
    deciding.pick(deciding.ask && this.answer(deciding.ask, deciding.view))
  }

  /** What has been decided before: the receivers of a complete split, the payment that was agreed to. */
  answer(ask: Ask, view: GraenalandView): MoveEntry | null {
    if (ask.kind === 'give' && this.complete && view.proposal?.territory === this.territory) {
      return nextStep(ask, poolOf(territoryOf(view, this.territory), this.resources), this.given, offersOf(view))
    }
    if (ask.kind === 'pay' && this.paying !== null && this.paying === projectKey(view)) {
      return payMoves(ask).find(({ about }) => about.usual)?.entry ?? null
    }
    return null
  }
}

export const draft = new Draft()
