/** Content data for the demonstration and the tests, as the server hands it out. */
import type { EdoraContent } from '../model/types'
import source from './content.json'

export const content = source as unknown as EdoraContent
