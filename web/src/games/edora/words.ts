/** Words of this face alone. */
import { speakerOf } from '../../parts/face/speaker'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import nl from './words/nl.ftl?raw'

export const speaker = speakerOf('ed', { de, en, nl })
