import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { readWebMemory } from '@/bench/http-server/web-memory'
import { startOwnProduct } from '@/e2e/product/own-product'
import { dropTextIndexes, fillJobs } from './fill-jobs'
import { readSitemap } from './read-sitemap'

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const print = (text: string) => process.stdout.write(`${text}\n`)
/** ms between two memory measurements */
const LOOK_EVERY = 250

// `npm run bench -- sitemap`: index and every part for many open jobs, validated, with the memory of the web process.
// Exits 1 when one does not respond or violates the published schemas.
const folder = await mkdtemp(join(tmpdir(), 'visvakor-sitemap-'))
const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database') })
try {
  const product = await startOwnProduct('bench-sitemap', { DATABASE_URL: database.url })
  try {
    await dropTextIndexes(database.url)
    await fillJobs(database.url, Number(options.rows))
    await measure(product.url, product.env.PORT ?? '')
  } finally {
    await product.stop()
  }
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(site: string, port: string): Promise<void> {
  const before = await readWebMemory(port)
  let peak = before
  const look = setInterval(
    () =>
      void readWebMemory(port).then((now) => {
        peak = Math.max(peak, now)
      }),
    LOOK_EVERY,
  )
  const index = await readSitemap(`${site}/sitemap.xml`)
  const parts = []
  for (const address of index.addresses) parts.push(await readSitemap(address))
  const again = []
  for (const [at, address] of index.addresses.entries()) {
    again.push(await readSitemap(address, parts[at]?.etag))
  }
  clearInterval(look)
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  const slowest = Math.max(...parts.map(({ seconds }) => seconds))
  const problems = [index, ...parts].flatMap(({ status, problems: found }) =>
    status === 200 ? found : [`status ${status}`],
  )
  print(`index: ${index.addresses.length} parts in ${index.seconds.toFixed(2)} s`)
  print(
    `parts: ${sum(parts.map(({ entries }) => entries))} addresses, ` +
      `${(sum(parts.map(({ bytes }) => bytes)) / 1e6).toFixed(0)} MB in ` +
      `${sum(parts.map(({ seconds }) => seconds)).toFixed(1)} s, the slowest ${slowest.toFixed(1)} s`,
  )
  const unchanged = again.filter(({ status }) => status === 304).length
  print(`asked again: ${unchanged} of ${again.length} are 304`)
  print(`memory of the web process: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most`)
  print(`problems: ${problems.length === 0 ? 'none' : problems.slice(0, 10).join('; ')}`)
  if (problems.length > 0 || unchanged < again.length) process.exitCode = 1
}
