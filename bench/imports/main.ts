import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { toEmbeddedUrl } from '@/backend/embedded/postgres'
import { load, type Outcome, percentile } from '@/bench/door/load'
import { waitForIdle } from '@/bench/door/wait-for-idle'
import { listAddresses } from '@/bench/memory/addresses'
import { readAll } from '@/bench/memory/read-all'
import { fillJobs } from '@/bench/sitemap/fill-jobs'
import { startOwnProduct } from '@/e2e/product/own-product'
import { until } from '@/e2e/product/until'
import { toSlug } from '@/lib/shared/slug'
import { FIRST_TITLE, writeFeed } from './feed'
import { runImport } from './run-import'

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '5,50000' },
    addresses: { type: 'string', default: '500' },
    /** s of reading beside each import; longer where the import takes longer. */
    seconds: { type: 'string', default: '30' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Of promise S11: times the p99 of quiet. */
const GOAL = 2
const CONNECTIONS = 16
/** Answers after which a page is worth its smallest form. */
const WARMING = 12
/** s of reading in which all of them get it, one after the other. */
const COMPRESSING = 60
const GONE = 1

const FIRST = `/jobs?searchText=${encodeURIComponent(FIRST_TITLE)}`

// `npm run bench:imports`: warm pages while feeds are imported. Exits 1 when promise S11 is not kept.
let worst = 0
const folder = await mkdtemp(path.join(tmpdir(), 'visvakor-imports-'))
const product = await startOwnProduct('bench-imports')
try {
  const count = Number(options.addresses)
  await fillJobs(toEmbeddedUrl(product.env.DATA_DIR ?? ''), count)
  const paths = await listAddresses(product.url, count)
  for (let turn = 0; turn < WARMING; turn += 1) await readAll(product.url, paths)
  const read = (seconds: number) =>
    load({
      site: product.url,
      paths,
      connections: CONNECTIONS,
      seconds,
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    })
  await read(COMPRESSING)
  await waitForIdle(product.env.PORT ?? '')
  const quiet = await read(Number(options.seconds))
  report('quiet', quiet)
  for (const entries of options.entries.split(',').map(Number)) {
    const file = path.join(folder, `${entries}.xml`)
    await writeFeed(file, entries)
    const source = `bench-${entries}`
    await waitForIdle(product.env.PORT ?? '')
    const [busy, took] = await readDuring(read, () => runImport(product.env, file, source))
    report(`${entries} entries, imported in ${took.toFixed(0)} s`, busy)
    judge(quiet, busy)
    await requireGone(file, entries, source)
  }
  print(`p99 at most ${worst.toFixed(2)} times that of quiet, goal ${GOAL}`)
} finally {
  await product.stop()
  await rm(folder, { recursive: true })
}

async function readDuring(
  read: (seconds: number) => Promise<Outcome>,
  importAll: () => Promise<number>,
): Promise<readonly [Outcome, number]> {
  let isDone = false
  const importing = importAll().finally(() => {
    isDone = true
  })
  // One that fails while it is read beside would end the process before the product.
  importing.catch(() => undefined)
  const parts = [await read(Number(options.seconds))]
  while (!isDone) parts.push(await read(Number(options.seconds)))
  return [parts.reduce(join), await importing]
}

function join(one: Outcome, other: Outcome): Outcome {
  const statuses = new Map(one.statuses)
  for (const [status, count] of other.statuses)
    statuses.set(status, (statuses.get(status) ?? 0) + count)
  const bySize = (key: 'served' | 'refused') => [...one[key], ...other[key]].sort((a, b) => a - b)
  return {
    statuses,
    served: bySize('served'),
    refused: bySize('refused'),
    bytes: one.bytes + other.bytes,
  }
}

/** What the feed names no more is closed, and leaves a page that was read a moment ago. */
async function requireGone(file: string, entries: number, source: string): Promise<void> {
  const isShown = async () =>
    (await (await fetch(product.url + FIRST)).text()).includes(`/${toSlug(FIRST_TITLE)}"`)
  await until(async () => (await isShown()) || null, {
    what: 'the first entry is listed',
    seconds: 30,
  })
  await writeFeed(file, entries, true)
  await runImport(product.env, file, source)
  const begun = performance.now()
  await until(async () => ((await isShown()) ? null : true), {
    what: 'what closed has gone',
    seconds: 30,
  })
  const seconds = (performance.now() - begun) / 1000
  print(
    `what the feed names no more was gone ${seconds.toFixed(1)} s after the import, goal ${GONE}`,
  )
  if (seconds > GONE) process.exitCode = 1
}

function report(name: string, { served, statuses }: Outcome): void {
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  print(
    `${name}: ${answers}; p50 ${percentile(served, 50).toFixed(1)}, p99 ${percentile(served, 99).toFixed(1)} ms`,
  )
}

function judge(quiet: Outcome, busy: Outcome): void {
  const ratio = percentile(busy.served, 99) / percentile(quiet.served, 99)
  print(`p99 ${ratio.toFixed(2)} times that of quiet`)
  worst = Math.max(worst, ratio)
  if (ratio > GOAL || busy.statuses.size !== 1 || !busy.statuses.has(200)) process.exitCode = 1
}
