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

/** Limits of promise S10: MB of all processes, and times the memory after the first thousand addresses. */
const GOAL = { most: 450, growth: 1.1 }
const BASE = 1000
const SHOWN = [300, BASE, 2000, 5000, 10_000, 20_000]
/** Addresses between two measurements, to catch the peak. */
const LOOK_EVERY = 100

// `npm run bench -- memory`: memory of all processes of `npm start` while many different pages are read, each once.
// Exits 1 when promise S10 is broken, or a page did not respond.
const count = Number(options.addresses)
const product = await startOwnProduct('bench-memory')
try {
  const port = product.env.PORT ?? ''
  // Half of the addresses are items, and the demo has a thousand.
  await fillJobs(toEmbeddedUrl(product.env.DATA_DIR ?? ''), Math.ceil(count / 2))
  const addresses = await listAddresses(product.url, count)
  print('| addresses | web | API | database | launcher | all, MB |\n|---|---|---|---|---|---|')
  print(toLine('start', await readProductMemory(port)))
  const looks = new Map<number, ProductMemory>()
  for (let read = 0; read < count; ) {
    const next = Math.min(read + LOOK_EVERY, count)
    requireAnswers(await readAll(product.url, addresses.slice(read, next)))
    read = next
    const memory = await readProductMemory(port)
    looks.set(read, memory)
    if (SHOWN.includes(read) || read === count) print(toLine(String(read), memory))
  }
  judge(looks)
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

/** The base is the peak of the first thousand, since a single measurement may follow a garbage collection. */
function judge(looks: ReadonlyMap<number, ProductMemory>): void {
  const base = toPeak([...looks].filter(([read]) => read <= BASE))
  const peak = toPeak([...looks])
  const growth = peak.sum / base.sum
  print(toLine(`peak, at ${peak.read}`, peak.memory))
  print(
    `peak ${peak.sum.toFixed(0)} MB, goal ${GOAL.most}; ${growth.toFixed(2)} times the first ${BASE}, goal ${GOAL.growth}`,
  )
  if (peak.sum > GOAL.most || growth > GOAL.growth) process.exitCode = 1
}

function toPeak(looks: readonly (readonly [number, ProductMemory])[]) {
  const peaks = looks
    .map(([read, memory]) => ({ read, memory, sum: sumMemory(memory) }))
    .toSorted((one, other) => other.sum - one.sum)
  const [peak] = peaks
  if (peak === undefined) throw new Error('Nothing was looked at.')
  return peak
}
