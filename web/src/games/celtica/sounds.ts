import type { Sounds } from '../contract'

const sounds: Sounds = { play: 'card', draw: 'card', experience: 'card', reshuffle: 'card', walk: 'walk', take: 'gain', buy: 'gain', swap: 'card' }

export default sounds
