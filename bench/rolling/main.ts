import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { load } from '@/bench/http-server/load'
import { startNginx } from '@/bench/nginx/start-nginx'
import { findFreePort } from '@/e2e/product/free-port'
import { type Product, startProduct } from '@/e2e/product/start-product'
import { startRedis } from './start-redis'
import { writeContinuously } from './write-continuously'

const print = (text: string) => process.stdout.write(`${text}\n`)
const CONNECTIONS = 8
type Statuses = ReadonlyMap<number | string, number>

/** s of load at a time, until both restarts are done */
const ROUND = 5

const PATHS = [
  '/',
  '/jobs',
  '/en/internships?page=2',
  '/jobs?searchText=civil',
  '/upstream/v1/job?limit=5',
  '/upstream/v1/dashboard',
]

// `npm run bench -- rolling`: two web apps, each with an API, behind deploy/nginx.conf, one database, one Redis; each is restarted
// while visitors read and write. Exits 1 when a request got no response, or a 503.
const folder = await mkdtemp(join(tmpdir(), 'visvakor-rolling-'))
const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database') })
const redis = await startRedis()
const securePort = await findFreePort()
const shared = {
  DATABASE_URL: database.url,
  HOST: '127.0.0.1',
  REDIS_URL: redis.url,
  REVALIDATE_SECRET: randomUUID(),
  SIGN_IN_SECRET: randomUUID(),
  SITE_URL: `https://localhost:${securePort}`,
  TRUSTED_PROXIES: 'loopback',
  WARM_SECONDS: '30',
}
const running: Product[] = []
try {
  const ports = [await findFreePort(), await findFreePort()]
  const starters = await Promise.all(ports.map(toStarter))
  for (const start of starters) running.push(await start())
  const nginx = await startNginx(ports, securePort)
  try {
    const { certificate } = nginx
    let isOver = false
    const visit = { site: nginx.origin, certificate }
    const [read, written] = await Promise.all([
      repeat(async () => {
        const { statuses } = await load({
          ...{ ...visit, paths: PATHS, connections: CONNECTIONS, seconds: ROUND },
          headers: { 'accept-encoding': 'br', accept: 'text/html' },
        })
        return statuses
      }),
      repeat(() => writeContinuously({ ...visit, seconds: ROUND })),
      restartEach(starters).finally(() => {
        isOver = true
      }),
    ])
    print(`${CONNECTIONS} connections through two restarts: ${toWords(read)}`)
    print(`written meanwhile: ${toWords(written)}`)
    const seen = [...read.keys(), ...written.keys()]
    if (seen.some((status) => status !== 200 && status !== 204)) process.exitCode = 1

    async function repeat(ask: () => Promise<Statuses>): Promise<Statuses> {
      const all = new Map<number | string, number>()
      while (!isOver) {
        for (const [status, count] of await ask()) all.set(status, (all.get(status) ?? 0) + count)
      }
      return all
    }
  } finally {
    await nginx.stop()
  }
} finally {
  for (const product of running) await product.stop()
  await redis.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

function toWords(statuses: Statuses): string {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
}

async function toStarter(port: number, index: number): Promise<() => Promise<Product>> {
  const api = { API_PORT: String(await findFreePort()), DATA_DIR: join(folder, String(index)) }
  const env = { ...shared, ...api }
  return () => startProduct({ name: `bench-rolling-${index}`, port, env })
}

async function restartEach(starters: readonly (() => Promise<Product>)[]): Promise<void> {
  for (const [index, start] of starters.entries()) {
    const began = performance.now()
    await running[index]?.stop()
    running[index] = await start()
    print(
      `${index + 1} of ${starters.length} is back after ${((performance.now() - began) / 1000).toFixed(1)} s`,
    )
  }
}
