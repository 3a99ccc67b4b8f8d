import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { useLanguage } from './words/locale.svelte'
import { settings } from './shell/settings.svelte'

if (import.meta.env.MODE !== 'production' && new URLSearchParams(location.search).has('demo')) {
  const { startDemo } = await import('./dev/server')
  startDemo()
}

const target = document.getElementById('app')!
if ('findLast' in Array.prototype) {
  await useLanguage(settings.language)
  target.replaceChildren()
  mount(App, { target })
} else {
  // Parts of the page would run and others not: better the sentence of index.html, which says why.
  document.querySelector('.unsupported')?.classList.add('certain')
}

if (import.meta.env.MODE === 'production' && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./sw.js')
}
