/** What the face reads of the content data, as the server sends it; for the demonstration and the tests. */
import type { GraenalandContent } from '../model/types'
import data from './content.json'

export const content: GraenalandContent = data
