import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { lobbyOf } from './src/words/lobby'

/** Writes the service worker with a version that changes whenever any file of the build does. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8').replace('__VERSION__', version)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/** Takes a file of words that is imported with `?lobby` for what the start page needs of it. */
function lobbyWords(): Plugin {
  return {
    name: 'lobby-words',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      if (query === 'lobby') return `export default ${JSON.stringify(lobbyOf(readFileSync(file!, 'utf8')))}`
    },
  }
}

/** Writes what is text once more as Brotli, a sixth smaller than gzip; the server sends it to who understands it. */
function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg|html)$/.test(name))
      for (const path of texts.map((name) => join(dir!, name))) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
    },
  }
}

/** Browsers of 2022. They know `findLast` of ES2023 and nothing else of it, which tsconfig.json and src/es2023.d.ts hold. */
const OLDEST = ['chrome97', 'edge97', 'firefox104', 'safari15.4']

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte(), lobbyWords(), serviceWorker(), mode !== 'demo' && brotli()],
  build: {
    outDir: '../nemeton/server/static',
    emptyOutDir: true,
    target: OLDEST,
    // The strict content policy of the server allows no inlined modules, and small pictures cache better as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs travels in one file: each file has an answer's head of its own.
    rollupOptions: { output: { manualChunks: (id) => (/node_modules/.test(id) ? 'base' : undefined) } },
    // The page with recorded positions is only looked at by tests.
    ...(mode === 'demo' && { minify: false, chunkSizeWarningLimit: 10_000 }),
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}))
