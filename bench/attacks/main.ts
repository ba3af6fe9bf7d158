import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Agent } from 'undici'
import { connectDatabase } from '@/backend/db/connect'
import { toEmbeddedUrl } from '@/backend/embedded/postgres'
import { percentile } from '@/bench/http-server/load'
import { waitForIdle } from '@/bench/http-server/wait-for-idle'
import { listListings } from '@/bench/memory/addresses'
import { startOwnProduct } from '@/e2e/product/own-product'
import { signIn } from '@/tests/support/visitors'
import { attacks } from './attacks'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    /** Seconds for each half of a round. */
    seconds: { type: 'string', default: '4' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

const FLOOD = fileURLToPath(new URL('flood.ts', import.meta.url))
/** Limit: times the p99 of a save without a flood. */
const GOAL = 2
/** ms between two calls of the visitor, and until a flood has started. */
const PAUSE = 20
const WARMING = 500
/** ms after a flood before the next half without one. */
const SETTLING = 2000

type Kind = 'save' | 'read' | 'page'
type Seen = Record<Kind, { readonly ms: number[]; readonly statuses: Map<number, number> }>

/** POST calls that are measured as reads, unless others are named. */
const chosen =
  positionals.length > 0 ? positionals : ['items-one', 'items-many', 'counts-one', 'counts-many']

// `npm run bench -- attacks [attack …]`: latency of saves, reads and uncached pages for a visitor, alternately without
// and with a flood. Exits 1 when the p99 of a save more than doubles.
const product = await startOwnProduct('bench-attacks', { TRUSTED_PROXIES: 'loopback' })
const agent = new Agent({ connections: 4, headersTimeout: 30_000 })
const pages = listListings()
let asked = 0
try {
  const { db, close } = connectDatabase(toEmbeddedUrl(product.env.DATA_DIR ?? ''))
  const session = (await signIn(db))['x-session-token']
  await close()
  const visit = openVisitor(product.url, session)
  await visit(createSeen(), performance.now() + 3000)
  for (const name of chosen) await measure(name, visit)
} finally {
  await agent.close()
  await product.stop()
}

type Visit = (seen: Seen, until: number) => Promise<void>

async function measure(name: string, visit: Visit): Promise<void> {
  const quiet = createSeen()
  const flooded = createSeen()
  const answers: Record<string, number> = {}
  const phase = Number(options.seconds) * 1000
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await waitForIdle(product.env.PORT ?? '')
    // The API may still process requests of clients that disconnected.
    await visit(createSeen(), performance.now() + SETTLING)
    await visit(quiet, performance.now() + phase)
    const flood = await beginFlood(name, round)
    await wait(WARMING)
    await visit(flooded, performance.now() + phase)
    for (const [status, count] of Object.entries(await flood.end())) {
      answers[status] = (answers[status] ?? 0) + count
    }
  }
  report(name, quiet, flooded, answers)
}

async function beginFlood(name: string, round: number) {
  const argv = [product.url, name, String(round)]
  const child = fork(FLOOD, argv, { execArgv: ['--import', 'tsx'] })
  await once(child, 'message')
  return {
    end: async (): Promise<Record<string, number>> => {
      const reported = once(child, 'message')
      const exit = once(child, 'exit')
      child.send('stop')
      const [statuses] = await reported
      await exit
      return statuses
    },
  }
}

/** Sends one call after the other from changing addresses, so that no per-address limit applies. */
function openVisitor(site: string, session: string): Visit {
  const ask = async (seen: Seen, kind: Kind, method: 'GET' | 'POST' | 'DELETE', path: string) => {
    asked += 1
    const begun = performance.now()
    const { statusCode, body } = await agent.request({
      ...{ origin: site, path, method },
      headers: {
        accept: kind === 'page' ? 'text/html' : 'application/json',
        cookie: kind === 'page' ? '' : `session=${session}`,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `198.51.100.${asked % 250}`,
      },
    })
    await body.dump({ limit: 10_000_000 })
    const { ms, statuses } = seen[kind]
    ms.push(performance.now() - begun)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    await wait(PAUSE)
  }
  return async (seen, until) => {
    for (let turn = 1; performance.now() < until; turn += 1) {
      const path = `/upstream/v1/job/${(turn % 200) + 1}/save`
      await ask(seen, 'save', 'POST', path)
      await ask(seen, 'save', 'DELETE', path)
      await ask(seen, 'read', 'GET', '/upstream/v1/job/saved')
      if (turn % 10 === 0) await ask(seen, 'page', 'GET', pages.next().value ?? '/jobs')
    }
  }
}

function createSeen(): Seen {
  const open = () => ({ ms: [], statuses: new Map() })
  return { save: open(), read: open(), page: open() }
}

function report(name: string, quiet: Seen, flooded: Seen, answers: Record<string, number>): void {
  const attack = attacks[name]
  print(`\n${name}: ${attack?.connections} connections; answers ${JSON.stringify(answers)}`)
  for (const kind of ['save', 'read', 'page'] as const) {
    print(`  ${kind.padEnd(4)} quiet ${toFigures(quiet[kind])}; flood ${toFigures(flooded[kind])}`)
  }
  const p99 = (seen: Seen) => percentile(toSorted(seen.save.ms), 99)
  const ratio = p99(flooded) / p99(quiet)
  const failed = [...flooded.save.statuses].some(([status]) => status !== 200)
  print(`  p99 of saves: ${ratio.toFixed(2)} times that without the flood, goal ${GOAL}`)
  if (ratio > GOAL || failed) process.exitCode = 1
}

function toFigures({ ms, statuses }: Seen[Kind]): string {
  const sorted = toSorted(ms)
  const [p50, p90, p99] = [50, 90, 99].map((percent) => percentile(sorted, percent).toFixed(0))
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return `p50 ${p50}, p90 ${p90}, p99 ${p99}, max ${sorted.at(-1)?.toFixed(0)} ms (${counts})`
}

function toSorted(list: readonly number[]): number[] {
  return list.toSorted((one, other) => one - other)
}
