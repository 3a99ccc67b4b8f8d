/** Content data for the demonstration and the tests: the game's own file, read here without a server. */
import { parse } from 'smol-toml'
import source from '../../../../../nemeton/games/edora/content.toml?raw'
import type { EdoraContent } from '../model/types'

export const content = parse(source) as unknown as EdoraContent
