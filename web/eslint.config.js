// What the linter looks for beside the compiler (npm run check) and Prettier.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'public'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['src/sw.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  // The compiler finds undefined and unused names, with types.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off', '@typescript-eslint/no-unused-vars': 'off' } },
  {
    rules: {
      // Only drawings of our own are put in as text; nothing that a person or the server wrote.
      'svelte/no-at-html-tags': 'off',
      // A map that lives within one derivation needs no reactivity, and a drawing of a thousand pieces no proxies.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
)
