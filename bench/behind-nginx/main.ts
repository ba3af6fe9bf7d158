import { parseArgs } from 'node:util'
import { Agent, request } from 'undici'
import { readCpuTime } from '@/bench/http-server/cpu-time'
import { startFileServer } from '@/bench/http-server/file-server'
import { load, percentile } from '@/bench/http-server/load'
import { findWebProcess } from '@/bench/http-server/web-process'
import { type RunningNginx, startNginx } from '@/bench/nginx/start-nginx'
import { findFreePort } from '@/e2e/product/free-port'
import { startOwnProduct } from '@/e2e/product/own-product'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

const GOAL = 0.6
/** Requests after which a page is cached by nginx in its most compressed form. */
const WARMING = 40

// `npm run bench -- behind-nginx`: CPU time of nginx and web app for a page behind deploy/nginx.conf, compared with nginx serving the same
// bytes from a file, both over https and alternating; medians of all rounds. Exits 1 when promise S2 is broken.
const securePort = await findFreePort()
const ratios: number[] = []
const product = await startOwnProduct('bench-behind-nginx', {
  HOST: '127.0.0.1',
  SITE_URL: `https://localhost:${securePort}`,
  TRUSTED_PROXIES: 'loopback',
})
try {
  const nginx = await startNginx([Number(product.env.PORT)], securePort)
  try {
    const web = await findWebProcess(product.env.PORT ?? '')
    const spent = [await nginx.readWorker(), web]
    print(
      '| page | coding | bytes | file µs | behind nginx µs | file : behind |\n|---|---|---|---|---|---|',
    )
    for (const coding of ['identity', 'br'])
      for (const path of ['/', '/jobs', '/jobs?locationId=1&page=2'])
        await compare(nginx, { path, coding, spent })
    const worst = Math.min(...ratios)
    print(`file : behind at least ${worst.toFixed(2)}, goal ${GOAL}`)
    if (worst < GOAL) process.exitCode = 1
  } finally {
    await nginx.stop()
  }
} finally {
  await product.stop()
}

type Compared = {
  readonly path: string
  readonly coding: string
  readonly spent: readonly string[]
}

async function compare(nginx: RunningNginx, { path, coding, spent }: Compared): Promise<void> {
  const headers = { 'accept-encoding': coding, accept: 'text/html' }
  const bytes = await warm(nginx, path, headers)
  const files = await startFileServer([bytes], nginx.folder)
  try {
    const sides = [
      { site: files.url, path: '/0', pids: [files.worker], times: [] as number[] },
      { site: nginx.origin, path, pids: spent, times: [] as number[] },
    ]
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const { site, path, pids, times } of sides) {
        times.push(await measure({ site, path, pids, headers, certificate: nginx.certificate }))
      }
    }
    const [file = NaN, behind = NaN] = sides.map(({ times }) => medianOf(times))
    const ratio = file / behind
    const cells = [path, coding, bytes.length, file.toFixed(0), behind.toFixed(0), ratio.toFixed(2)]
    print(`| ${cells.join(' | ')} |`)
    ratios.push(ratio)
  } finally {
    await files.stop()
  }
}

type Headers = Readonly<Record<string, string>>

async function warm(
  { origin, certificate }: RunningNginx,
  path: string,
  headers: Headers,
): Promise<Buffer> {
  const dispatcher = new Agent({ connect: { ca: certificate } })
  let sent = Buffer.alloc(0)
  for (let turn = 0; turn < WARMING; turn += 1) {
    const { body, statusCode } = await request(origin + path, { headers, dispatcher })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`)
    sent = Buffer.from(await body.arrayBuffer())
  }
  await dispatcher.close()
  return sent
}

type Side = {
  readonly site: string
  readonly path: string
  readonly pids: readonly string[]
  readonly headers: Headers
  readonly certificate: string
}

async function measure({ site, path, pids, headers, certificate }: Side): Promise<number> {
  const read = async () => {
    const times = await Promise.all(pids.map(readCpuTime))
    return times.reduce((sum, each) => sum + each, 0)
  }
  const before = await read()
  const { served, statuses } = await load({
    site,
    certificate,
    paths: [path],
    connections: Number(options.connections),
    seconds: Number(options.seconds),
    headers,
  })
  if (statuses.size !== 1 || !statuses.has(200)) {
    throw new Error(`${site}${path} answered ${JSON.stringify([...statuses])}.`)
  }
  return (((await read()) - before) * 1000) / served.length
}

function medianOf(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    50,
  )
}
