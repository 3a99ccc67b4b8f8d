import type { Sounds } from '../contract'

const sounds: Sounds = {
  card: 'card', down: 'card', bonus: 'card', supply: 'card', takes: 'card', offer: 'card', hero: 'walk', exchange: 'walk', steps: 'walk',
  arrives: 'walk', proposal: 'ballot', vote: 'ballot', village: 'build', building: 'build', facility: 'build', joint_built: 'build', army: 'vikings',
  declares: 'vikings',
}

export default sounds
