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

await useLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.MODE === 'production' && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./sw.js')
}
