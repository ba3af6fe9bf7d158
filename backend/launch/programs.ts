import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const next = require.resolve('next/dist/bin/next')
const root = fileURLToPath(new URL('../..', import.meta.url))
const tsx = join(dirname(require.resolve('tsx/package.json')), 'dist', 'cli.mjs')

/**
 * V8 collects early and fails late (decision 052), with one more thread (decision 055), and allocates nothing
 * among old objects because what once waited there lived long (decision 036). Bounds are in MB.
 */
const HEAP = {
  common: ['--no-allocation-site-pretenuring', '--v8-pool-size=1'],
  web: ['--max-semi-space-size=4', '--max-old-space-size=640', '--heap-growing-percent=33'],
  api: ['--max-semi-space-size=2', '--max-old-space-size=512', '--heap-growing-percent=10'],
} as const

export type Programs = {
  readonly root: string
  readonly api: readonly string[]
  readonly web: readonly string[]
  /** Null when the web app runs from its sources. */
  readonly build: readonly string[] | null
  /** Pages to render before we print "ready", so that no visitor waits for them. */
  readonly warmUpPaths: readonly string[]
  /** False: only standard error is shown. */
  readonly showAll: boolean
  readonly nodeEnv: 'production' | 'development'
}

export const production: Programs = {
  root,
  api: [...HEAP.common, ...HEAP.api, '.programs/api.js'],
  web: [...HEAP.common, ...HEAP.web, '.programs/web.js'],
  build: [next, 'build'],
  warmUpPaths: ['/', '/jobs'],
  showAll: false,
  nodeEnv: 'production',
}

export const development: Programs = {
  root,
  api: [tsx, 'watch', '--clear-screen=false', 'backend/server.ts'],
  web: ['--import', 'tsx', 'lib/server/http-server/main.ts'],
  build: null,
  warmUpPaths: ['/'],
  showAll: true,
  nodeEnv: 'development',
}
