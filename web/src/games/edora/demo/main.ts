/** Shows a demonstration position: ?case=turn&theme=dark&lang=de&select=3&event=2&page=overview */
import { mount } from 'svelte'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import { useLanguage, gameBundle } from '../../../lib/locale.svelte'
import { change, LANGUAGES, settings } from '../../../lib/settings.svelte'
import { pages, type Page } from '../model/pages.svelte'
import { pricing } from '../model/pricing.svelte'
import DemoPage from './DemoPage.svelte'
import { demos } from './positions'

const wish = new URLSearchParams(location.search)
settings.language = LANGUAGES.find((language) => language === wish.get('lang')) ?? 'en'
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'light'
if (wish.has('oneclick')) change('oneClick', wish.get('oneclick') === '1')

await useLanguage(settings.language)
const bundle = await gameBundle('edora', settings.language)
const demo = (demos[wish.get('case') ?? 'turn'] ?? demos['turn'])!()
const number = (key: string): number | null => (wish.has(key) ? Number(wish.get(key)) : null)

if (wish.has('page')) pages.shown = wish.get('page') as Page
pricing.value = number('die')

mount(DemoPage, { target: document.getElementById('app')!, props: { demo, bundle, selectAtFirst: number('select'), eventAtFirst: number('event') } })
