import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPILED } from './compile-programs.mjs'

const require = createRequire(import.meta.url)
const next = require.resolve('next/dist/bin/next')
const root = fileURLToPath(new URL('../..', import.meta.url))
const tsx = join(dirname(require.resolve('tsx/package.json')), 'dist', 'cli.mjs')

/** V8 clears up when half as much again lives or lies dead; the bound (MB) is for one page of a megabyte of text, not for every day (decision 052, promise S10). */
const HEAP = {
  web: ['--max-old-space-size=640', '--heap-growing-percent=50', '--max-semi-space-size=8'],
  api: ['--max-old-space-size=512', '--heap-growing-percent=50', '--max-semi-space-size=4'],
} as const

/** Source by the name its script gets. */
const sources = { api: 'backend/server.ts', web: 'lib/server/door/main.ts' }

const compiled = (name: keyof typeof sources) => `${COMPILED}/${name}.js`

export type Programs = {
  readonly root: string
  /** What is compiled at each start; null: nothing, sources are run as they are. */
  readonly sources: Readonly<Record<string, string>> | null
  readonly api: readonly string[]
  readonly web: readonly string[]
  /** Null where the web app runs from its sources. */
  readonly build: readonly string[] | null
  /** Pages to render before we say "ready", so that no visitor waits for them. */
  readonly warm: readonly string[]
  /** False: only what they write on standard error. */
  readonly showAll: boolean
  readonly nodeEnv: 'production' | 'development'
}

export const production: Programs = {
  root,
  sources,
  api: [...HEAP.api, compiled('api')],
  web: [...HEAP.web, compiled('web')],
  build: [next, 'build'],
  warm: ['/', '/jobs'],
  showAll: false,
  nodeEnv: 'production',
}

export const development: Programs = {
  root,
  sources: null,
  api: [tsx, 'watch', '--clear-screen=false', sources.api],
  web: ['--import', 'tsx', sources.web],
  build: null,
  warm: ['/'],
  showAll: true,
  nodeEnv: 'development',
}
