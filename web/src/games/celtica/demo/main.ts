/** Shows a demonstration position: ?case=take&theme=dark&lang=de&select=0&event=2 */
import { mount } from 'svelte'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import { useLanguage, gameBundle } from '../../../lib/locale.svelte'
import { change, LANGUAGES, settings } from '../../../lib/settings.svelte'
import { demos } from '../demo'
import DemoPage from './DemoPage.svelte'

const wish = new URLSearchParams(location.search)
settings.language = LANGUAGES.find((language) => language === wish.get('lang')) ?? 'en'
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'light'
if (wish.has('oneclick')) change('oneClick', wish.get('oneclick') === '1')

await useLanguage(settings.language)
const bundle = await gameBundle('celtica', settings.language)
const demo = (demos[wish.get('case') ?? 'play'] ?? demos['play'])!()
const number = (key: string): number | null => (wish.has(key) ? Number(wish.get(key)) : null)

mount(DemoPage, { target: document.getElementById('app')!, props: { demo, bundle, selectAtFirst: number('select'), eventAtFirst: number('event') } })
