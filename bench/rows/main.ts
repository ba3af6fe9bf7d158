import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { percentile } from '@/bench/http-server/load'
import { calls } from './calls'
import { ensureRows } from './databases'
import { type Figure, measure } from './measure'
import { readUnseenPages } from './unseen-pages'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '5' },
    /** Statement timeout in ms. */
    timeout: { type: 'string', default: '1000' },
    /** A running server to use instead of the embedded one. */
    server: { type: 'string' },
    data: { type: 'string', default: '.data/bench-rows' },
    only: { type: 'string', default: '' },
    /** Number of pages to read with the largest database. */
    pages: { type: 'string', default: '2000' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Limits of promise S7: times the first column, or milliseconds. */
const ALLOWED = { ratio: 1.5, ms: 60 }

// `npm run bench -- rows`: the calls of promise S7 on databases of 10,000, 100,000 and 1,000,000 open jobs, side by side. They are created
// when they do not exist (the largest takes half an hour and 8 GB) and stored in the folder `--data`; then reads uncached pages
// of a product on the largest. Exits 1 when the promise is broken.
let passedCalls = 0
const embedded =
  options.server === undefined ? await startEmbeddedPostgres({ dataDir: options.data }) : null
try {
  const server = options.server ?? embedded?.url ?? ''
  const sizes = options.rows.split(',').map(Number)
  const asked = calls.filter(({ name }) => name.includes(options.only))
  const limits = { rounds: Number(options.rounds), timeout: Number(options.timeout) }
  const columns: ReadonlyMap<string, Figure>[] = []
  for (const rows of sizes) {
    columns.push(await measure(await ensureRows(server, rows), asked, limits))
  }
  print(`| ms: median, slowest | ${sizes.join(' | ')} | |`)
  print(`|---|${sizes.map(() => '---|').join('')}---|`)
  for (const { name } of asked)
    print(
      toLine(
        name,
        columns.flatMap((figures) => figures.get(name) ?? []),
      ),
    )
  await readPages((await ensureRows(server, Math.max(...sizes))).url, Number(options.pages))
  print(`${passedCalls} of ${asked.length} calls keep promise S7.`)
} finally {
  await embedded?.stop()
}

async function readPages(url: string, count: number): Promise<void> {
  if (count === 0) return
  const answered = await readUnseenPages(url, count)
  const waits = answered.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const refused = answered.filter(({ status }) => status !== 200)
  const [median, late] = [50, 99].map((percent) => percentile(waits, percent).toFixed(0))
  print(
    `${answered.length} unseen pages: ${refused.length} not answered with 200; p50 ${median}, p99 ${late} ms`,
  )
  for (const { status, ms } of refused.slice(0, 10)) print(`${status} after ${ms.toFixed(0)} ms`)
  if (refused.length > 0) process.exitCode = 1
}

function toLine(name: string, figures: readonly Figure[]): string {
  const [first, last] = [figures[0], figures.at(-1)]
  const meets = (of: 'median' | 'slowest') =>
    (last?.[of] ?? 0) <= Math.max(ALLOWED.ms, ALLOWED.ratio * (first?.[of] ?? 0))
  const isKept = meets('median') && meets('slowest') && last?.refused === 0
  if (isKept) passedCalls += 1
  else process.exitCode = 1
  return `| ${name} | ${figures.map(toCell).join(' | ')} | ${isKept ? 'kept' : 'BROKEN'} |`
}

function toCell({ median, slowest, refused, asked }: Figure): string {
  const times = `${median.toFixed(0)}, ${slowest.toFixed(0)}`
  return refused === 0 ? times : `${times} (${refused} of ${asked} refused)`
}
