import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { toEmbeddedUrl } from '@/backend/embedded/postgres'
import { load, type Outcome, percentile } from '@/bench/http-server/load'
import { waitForIdle } from '@/bench/http-server/wait-for-idle'
import { listAddresses } from '@/bench/memory/addresses'
import { readAll } from '@/bench/memory/read-all'
import { fillJobs } from '@/bench/sitemap/fill-jobs'
import { startOwnProduct } from '@/e2e/product/own-product'
import { until } from '@/e2e/product/until'
import { toSlug } from '@/lib/shared/slug'
import { compareByTurns } from './by-turns'
import { FIRST_TITLE, writeFeed } from './feed'
import { type RunningImport, startImport } from './start-import'

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '5,50000' },
    addresses: { type: 'string', default: '500' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Limit of promise S11: times the p99 without an import. */
const GOAL = 2
const CONNECTIONS = 16
/** Requests after which a page is compressed in its smallest form. */
const WARMING = 12
/** s of sequential reading in which all pages reach that. */
const COMPRESSING = 60
const GONE = 1
/** s of each turn of reading; there are as many as an import needs. */
const SECONDS = { quiet: 10, busy: 20 }

const FIRST = `/jobs?searchText=${encodeURIComponent(FIRST_TITLE)}`

// `npm run bench -- imports`: cached pages while feeds are imported. Exits 1 when promise S11 is broken.
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
  for (const entries of options.entries.split(',').map(Number)) {
    const file = path.join(folder, `${entries}.xml`)
    await writeFeed(file, entries)
    const begin = () => startImport(product.env, file, `bench-${entries}`)
    const { quiet, busy, worked } = await compareByTurns(begin, {
      read,
      settle: () => waitForIdle(product.env.PORT ?? ''),
      seconds: SECONDS,
    })
    report('quiet, before, in between and after', quiet)
    report(`${entries} entries, imported in ${worked.toFixed(0)} s`, busy)
    judge(quiet, busy)
    await requireGone(file, entries, begin)
  }
  print(`p99 at most ${worst.toFixed(2)} times that of quiet, goal ${GOAL}`)
} finally {
  await product.stop()
  await rm(folder, { recursive: true })
}

/** A listing that is missing from the feed is closed, and disappears from a page that was just read. */
async function requireGone(
  file: string,
  entries: number,
  begin: () => RunningImport,
): Promise<void> {
  const isShown = async () =>
    (await (await fetch(product.url + FIRST)).text()).includes(`/${toSlug(FIRST_TITLE)}"`)
  await until(async () => (await isShown()) || null, {
    what: 'the first entry is listed',
    seconds: 30,
  })
  await writeFeed(file, entries, true)
  await begin().ended
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
