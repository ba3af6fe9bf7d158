import { parseArgs } from 'node:util'
import { toEmbeddedUrl } from '@/backend/embedded/postgres'
import { fillJobs } from '@/bench/sitemap/fill-jobs'
import { startOwnProduct } from '@/e2e/product/own-product'
import { listAddresses } from './addresses'
import { type ProductMemory, readProductMemory, sumMemory } from './product-memory'
import { readAll } from './read-all'

const { values: options } = parseArgs({
  options: { addresses: { type: 'string', default: '2000' } },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Of promise S10: MB of all processes, and times what it was after the first thousand addresses. */
const GOAL = { most: 450, growth: 1.1 }
const BASE = 1000
const SHOWN = [300, BASE, 2000, 5000, 10_000, 20_000]
/** Addresses between two looks: the peak may be anywhere. */
const LOOK_EVERY = 100

// `npm run bench:memory`: memory of all processes of `npm start` while so many different pages are read, each once.
// Exits 1 when promise S10 is not kept, or a page did not answer.
const count = Number(options.addresses)
const product = await startOwnProduct('bench-memory')
try {
  const port = product.env.PORT ?? ''
  // Half of the addresses are items, and the demo content has a thousand.
  await fillJobs(toEmbeddedUrl(product.env.DATA_DIR ?? ''), Math.ceil(count / 2))
  const addresses = await listAddresses(product.url, count)
  print('| addresses | web | API | database | launcher | all, MB |\n|---|---|---|---|---|---|')
  print(toLine('start', await readProductMemory(port)))
  const sums = new Map<number, number>()
  for (let read = 0; read < count; ) {
    const next = Math.min(read + LOOK_EVERY, count)
    requireAnswers(await readAll(product.url, addresses.slice(read, next)))
    read = next
    const memory = await readProductMemory(port)
    sums.set(read, sumMemory(memory))
    if (SHOWN.includes(read) || read === count) print(toLine(String(read), memory))
  }
  judge(sums)
} finally {
  await product.stop()
}

function requireAnswers(statuses: ReadonlyMap<number, number>): void {
  const others = [...statuses.keys()].filter((status) => status !== 200)
  if (others.length > 0) throw new Error(`Pages answered ${JSON.stringify([...statuses])}.`)
}

function toLine(name: string, memory: ProductMemory): string {
  const { web, api, database, launcher } = memory
  const all = [web, api, database, launcher, sumMemory(memory)]
  return `| ${[name, ...all.map((mb) => mb.toFixed(0))].join(' | ')} |`
}

/** The first thousand is its own base: its peak, since a moment alone may be just after clearing up. */
function judge(sums: ReadonlyMap<number, number>): void {
  const peakOf = (from: number, to: number) =>
    Math.max(...[...sums].flatMap(([read, sum]) => (read > from && read <= to ? [sum] : [])))
  const base = peakOf(0, BASE)
  const peak = peakOf(0, count)
  const growth = peak / base
  print(
    `peak ${peak.toFixed(0)} MB, goal ${GOAL.most}; ${growth.toFixed(2)} times the first ${BASE}, goal ${GOAL.growth}`,
  )
  if (peak > GOAL.most || growth > GOAL.growth) process.exitCode = 1
}
