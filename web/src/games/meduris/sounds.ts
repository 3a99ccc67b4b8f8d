import type { Sounds } from '../contract'

const sounds: Sounds = {
  roll: 'die', harvest: 'gain', take: 'gain', worker: 'walk', druid: 'walk', hut: 'build', free_hut: 'build', temple: 'build', rune: 'gain',
  rune_from: 'gain', chip_points: 'gain', river_points: 'gain', offer_one: 'gain', offer_both: 'gain', will_build: 'ballot', will_not_build: 'ballot',
}

export default sounds
