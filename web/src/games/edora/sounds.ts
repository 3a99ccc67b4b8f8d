import type { Sounds } from '../contract'

const sounds: Sounds = {
  go: 'walk', place: 'die', die: 'die', raise: 'die', turned: 'die', prestige: 'gain', provisions: 'gain', mistletoe: 'gain', tablet: 'card',
  brew: 'gain', gem: 'gain', menhir: 'build', stele: 'build', fire: 'build', cover: 'build',
}

export default sounds
