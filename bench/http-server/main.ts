import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { findFreePort } from '@/e2e/product/free-port'
import { startOwnProduct } from '@/e2e/product/own-product'
import { until } from '@/e2e/product/until'
import { load, percentile } from './load'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

type Side = {
  readonly name: string
  readonly url: string
  readonly perSecond: number[]
  readonly p50: number[]
  readonly bytes: number[]
}

const CONNECTIONS = 8
const PATHS = ['/', '/jobs', '/jobs?page=2', '/scholarships']
/** Sent by Chromium. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }

// `npm run bench -- http-server`: cached pages with our HTTP server and without it, alternating on one API, medians of all rounds.
const product = await startOwnProduct('bench-http-server')
const bare = await startBareNext(product.env)
try {
  const sides = [
    { name: 'with our server', url: product.url, perSecond: [], p50: [], bytes: [] },
    { name: 'Next alone', url: bare.url, perSecond: [], p50: [], bytes: [] },
  ] satisfies Side[]
  for (const { url } of sides)
    await load({ site: url, paths: PATHS, connections: 2, seconds: 3, headers })
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const side of sides) await measure(side)
  }
  report(sides)
} finally {
  await bare.stop()
  await product.stop()
}

async function measure(side: Side): Promise<void> {
  const seconds = Number(options.seconds)
  const { served, statuses, bytes } = await load({
    site: side.url,
    paths: PATHS,
    connections: CONNECTIONS,
    seconds,
    headers,
  })
  if (statuses.size !== 1 || !statuses.has(200)) {
    throw new Error(`${side.name} answered ${JSON.stringify([...statuses])}.`)
  }
  side.perSecond.push(served.length / seconds)
  side.p50.push(percentile(served, 50))
  side.bytes.push(bytes / served.length)
}

function report([ours, alone]: readonly Side[]): void {
  if (ours === undefined || alone === undefined) return
  print('| | pages a second | median ms | bytes a page |\n|---|---|---|---|')
  for (const { name, perSecond, p50, bytes } of [ours, alone]) {
    print(
      `| ${name} | ${median(perSecond).toFixed(0)} | ${median(p50).toFixed(1)} | ${median(bytes).toFixed(0)} |`,
    )
  }
  const ratio = (of: 'perSecond' | 'p50' | 'bytes') =>
    (median(ours[of]) / median(alone[of])).toFixed(2)
  print(`| ratio | ${ratio('perSecond')} | ${ratio('p50')} | ${ratio('bytes')} |`)
}

function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    50,
  )
}

async function startBareNext(env: Readonly<Record<string, string>>) {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/http-server/bare-next.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: `http://127.0.0.1:${env.API_PORT}`,
      SITE_URL: `http://localhost:${env.PORT}`,
    },
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => {
    try {
      return (await fetch(`${url}/jobs`)).ok ? true : null
    } catch {
      // Not listening yet.
      return null
    }
  }
  await until(isReady, { what: 'Next alone answers', seconds: 60 })
  return {
    url,
    stop: async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
