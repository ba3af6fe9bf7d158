import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const next = require.resolve('next/dist/bin/next')
const door = ['--import', 'tsx', 'lib/server/door/main.ts'] as const
const root = fileURLToPath(new URL('../..', import.meta.url))
const tsx = join(dirname(require.resolve('tsx/package.json')), 'dist', 'cli.mjs')

/**
 * MB of the web app's own objects: finished pages and what it takes to make them have room in two thirds of it. Without
 * a bound V8 keeps what a crowd has used for as long as the machine has memory (`npm run bench:crowd`, promise S10).
 */
const HEAP = '--max-old-space-size=384'

export type Programs = {
  readonly root: string
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
  api: ['--import', 'tsx', 'backend/server.ts'],
  web: [HEAP, ...door],
  build: [next, 'build'],
  warm: ['/', '/jobs'],
  showAll: false,
  nodeEnv: 'production',
}

export const development: Programs = {
  root,
  api: [tsx, 'watch', '--clear-screen=false', 'backend/server.ts'],
  web: door,
  build: null,
  warm: ['/'],
  showAll: true,
  nodeEnv: 'development',
}
