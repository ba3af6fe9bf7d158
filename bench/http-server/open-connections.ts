import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOwnProduct } from '@/e2e/product/own-product'
import { load, percentile } from './load'
import { readWebMemory } from './web-memory'

const { values: options } = parseArgs({
  options: {
    connections: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

const PAGES = ['', '?page=2', '?page=3']
const PATHS = ['/jobs', '/internships', '/scholarships'].flatMap((path) =>
  PAGES.map((query) => path + query),
)
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }
/** s after which the memory of the connections must be free again */
const REST = 20

// `npm run bench -- open-connections`: keep-alive connections on nine cached pages. Exits 1 when a request got no response (promise S9).
const product = await startOwnProduct('bench-open-connections')
try {
  const port = product.env.PORT ?? ''
  await load({ site: product.url, paths: PATHS, connections: 8, seconds: 5, headers })
  const before = await readWebMemory(port)
  const connections = Number(options.connections)
  const seconds = Number(options.seconds)
  const { statuses, served, refused } = await load({
    site: product.url,
    paths: PATHS,
    connections,
    seconds,
    headers,
  })
  const after = await readWebMemory(port)
  await wait(REST * 1000)
  const rested = await readWebMemory(port)
  const ms = (list: readonly number[], percent: number) => percentile(list, percent).toFixed(0)
  print(
    `${connections} connections, ${seconds} s: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  )
  print(
    `served ${(served.length / seconds).toFixed(0)} a second, p50 ${ms(served, 50)} ms, p99 ${ms(served, 99)} ms`,
  )
  print(`refused p50 ${ms(refused, 50)} ms, p99 ${ms(refused, 99)} ms`)
  print(
    `memory of the web process: ${before.toFixed(0)} MB before, ${after.toFixed(0)} after, ${rested.toFixed(0)} after ${REST} s of rest`,
  )
  if ([...statuses.keys()].some((status) => typeof status === 'string')) process.exitCode = 1
} finally {
  await product.stop()
}
