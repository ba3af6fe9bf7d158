import { parseArgs } from 'node:util'
import { request } from 'undici'
import { printVerdict } from '@/bench/verdict'
import { startOwnProduct } from '@/e2e/product/own-product'
import { readCpuTime } from './cpu-time'
import { startFileServer } from './file-server'
import { load, percentile } from './load'
import { findWebProcess } from './web-process'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Rendered by Next itself, without our page cache (decision 036). */
const PAST_FINISHED = { 'x-nextjs-own': '1' }
/** Limits of promise S1, for brotli, which browsers use. */
const GOAL = 0.15
const JUDGED = 'br'
/** Requests after which a page is cached in its most compressed form. */
const WARMING = 40

// `npm run bench -- cached-page`: CPU time of a cached page, compared with nginx serving the same bytes from a file and with Next, alternating
// in one run; medians of all rounds, also of the ratios, as a machine's speed changes between rounds. Exits 1 when promise S1 is broken.
const ratios: number[] = []
const product = await startOwnProduct('bench-finished')
try {
  const pid = await findWebProcess(product.env.PORT ?? '')
  const pages = ['/', '/jobs', '/jobs?locationId=1&page=2', await findDetail()]
  print(
    '| page | coding | bytes | nginx µs | finished µs | through Next µs | finished : nginx | before |',
  )
  print('|---|---|---|---|---|---|---|---|')
  for (const coding of ['identity', 'br'])
    for (const path of pages) await compare(path, coding, pid)
  const worst = Math.min(...ratios)
  printVerdict({
    promise: 'S1',
    isKept: worst >= GOAL,
    figure: `finished : nginx at least ${worst.toFixed(3)} in brotli, goal ${GOAL}`,
  })
} finally {
  await product.stop()
}

async function findDetail(): Promise<string> {
  const listing = await (await fetch(`${product.url}/jobs`)).text()
  return /href="(\/jobs\/\d+\/[^"]+)"/.exec(listing)?.[1] ?? '/jobs/1'
}

async function compare(path: string, coding: string, pid: string): Promise<void> {
  const headers = { 'accept-encoding': coding, accept: 'text/html' }
  const sent = await warm(path, headers)
  const nginx = await startFileServer([sent])
  const file = { site: nginx.url, path: '/0', pid: nginx.worker, headers }
  const page = { site: product.url, path, pid, headers }
  try {
    const [base = [], finished = []] = await measureByTurns([file, page])
    // Separately, since its garbage would be collected in the next server's rounds.
    const past = { ...page, headers: { ...headers, ...PAST_FINISHED } }
    const [before = []] = await measureByTurns([past])
    const ratio = compareRounds(base, finished)
    if (coding === JUDGED) ratios.push(ratio)
    const spent = [base, finished, before].map((times) => median(times).toFixed(0))
    const compared = [ratio, compareRounds(base, before)].map((each) => each.toFixed(3))
    print(`| ${[path, coding, sent.length, ...spent, ...compared].join(' | ')} |`)
  } finally {
    await nginx.stop()
  }
}

/** µs of each round, for each server. */
async function measureByTurns(sides: readonly Side[]): Promise<number[][]> {
  const spent = sides.map((): number[] => [])
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const [at, side] of sides.entries()) spent[at]?.push(await measure(side))
  return spent
}

async function warm(path: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  let sent = Buffer.alloc(0)
  for (let turn = 0; turn < WARMING; turn += 1) {
    const { body, statusCode } = await request(product.url + path, { headers })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`)
    sent = Buffer.from(await body.arrayBuffer())
  }
  return sent
}

type Side = {
  readonly site: string
  readonly path: string
  readonly pid: string
  readonly headers: Readonly<Record<string, string>>
}

/** The median ratio of the first one's cost to the second one's, by round. */
function compareRounds(base: readonly number[], other: readonly number[]): number {
  return median(other.map((spent, round) => (base[round] ?? NaN) / spent))
}

/** µs of CPU time for one response. */
async function measure({ site, path, pid, headers }: Side): Promise<number> {
  const before = await readCpuTime(pid)
  const { served, statuses } = await load({
    site,
    paths: [path],
    connections: Number(options.connections),
    seconds: Number(options.seconds),
    headers,
  })
  if (statuses.size !== 1 || !statuses.has(200)) {
    throw new Error(`${site}${path} answered ${JSON.stringify([...statuses])}.`)
  }
  return (((await readCpuTime(pid)) - before) * 1000) / served.length
}

function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    50,
  )
}
