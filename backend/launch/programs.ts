import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const next = require.resolve('next/dist/bin/next')
const root = fileURLToPath(new URL('../..', import.meta.url))
const tsx = join(dirname(require.resolve('tsx/package.json')), 'dist', 'cli.mjs')

/** The node arguments of each program the launcher runs; tests put stand-ins in their place. */
export type Programs = {
  /** The project's root, where they run. */
  readonly root: string
  readonly api: readonly string[]
  /** Serves the web app on a port. */
  readonly web: (port: number) => readonly string[]
  /** Builds the web app; null where it is served from its sources. */
  readonly build: readonly string[] | null
  /** Pages to fetch before saying that all is ready, so that no visitor meets a cold one. */
  readonly warm: readonly string[]
  /** True to show all the programs say, false for what they say on standard error. */
  readonly showAll: boolean
  readonly nodeEnv: 'production' | 'development'
}

/** `npm start`: the built product. Next is started without -H, see architecture §4. */
export const production: Programs = {
  root,
  api: ['--import', 'tsx', 'backend/server.ts'],
  web: (port) => [next, 'start', '-p', String(port)],
  build: [next, 'build'],
  warm: ['/', '/jobs'],
  showAll: false,
  nodeEnv: 'production',
}

/** `npm run dev`: the same parts from their sources, reloaded when those change. */
export const development: Programs = {
  root,
  api: [tsx, 'watch', '--clear-screen=false', 'backend/server.ts'],
  web: (port) => [next, 'dev', '-p', String(port)],
  build: null,
  warm: ['/'],
  showAll: true,
  nodeEnv: 'development',
}
