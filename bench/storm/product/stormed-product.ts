import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toClusterFolder, toEmbeddedUrl } from '@/backend/embedded/postgres'
import { readPostmasterFile } from '@/backend/embedded/postmaster-file'
import { type ApiProxy, openApiProxy } from '@/bench/storm/api-proxy/open-api-proxy'
import { findFreePort } from '@/e2e/product/free-port'
import { until } from '@/e2e/product/until'
import { createDowntimes, type Downtimes } from './downtimes'
import { findChild } from './processes'
import { mountSmallDisk, type SmallDisk } from './small-disk'

/** The name of a part in the launcher's output and in its command line. */
const PARTS = {
  api: { name: 'The API', words: '.programs/api.js' },
  web: { name: 'The web app', words: 'web-behind-proxy' },
} as const
type Part = keyof typeof PARTS

const START_SECONDS = 600
const STOP_SECONDS = 120

/** A whole product that can be broken in every part. */
export type StormedProduct = {
  readonly site: string
  readonly apiUrl: string
  readonly dataDir: string
  readonly databaseUrl: string
  /** Variables that connect a command to it. */
  readonly env: Readonly<Record<string, string>>
  readonly proxy: ApiProxy
  /** Null where we may not mount. */
  readonly disks: readonly SmallDisk[]
  readonly downtimes: Downtimes
  readonly getPid: (part: Part) => number | null
  readonly getPostmaster: () => Promise<number | null>
  /** Waits until API, database and pages respond normally. */
  readonly calm: () => Promise<void>
  /** How often the launcher restarted a part since the last call. */
  readonly takeRestarts: () => readonly string[]
  /** Sends SIGTERM to the launcher and resolves to its exit code. */
  readonly end: () => Promise<number | null>
  readonly begin: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** @param logFile gets the launcher's output */
export async function startStormedProduct(logFile: string): Promise<StormedProduct> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'visvakor-storm-'))
  const port = await findFreePort()
  const apiPort = await findFreePort()
  const proxy = await openApiProxy(apiPort)
  const mounted = [
    await mountSmallDisk(path.join(dataDir, 'files')),
    await mountSmallDisk(path.join(dataDir, 'uploads')),
  ]
  const disks = mounted.flatMap((disk) => disk ?? [])
  await mkdir(path.dirname(logFile), { recursive: true })
  const site = `http://127.0.0.1:${port}`
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const env = {
    ...{ API_URL: '', DATABASE_URL: '', SITE_URL: '', WEB_URL: '', REVALIDATE_SECRET: '' },
    ...{ PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir },
    // Visitors have different addresses, so that rate limits count as in production.
    ...{ TRUSTED_PROXIES: 'loopback', STORM_API_URL: proxy.url },
  }
  const downtimes = createDowntimes()
  let launcher: ChildProcess | null = null
  let said = ''

  // No process may survive a failed storm.
  process.once('exit', () => launcher?.kill('SIGTERM'))

  const begin = async () => {
    const args = ['--import', 'tsx', 'bench/storm/product/start-behind-proxy.ts']
    const started = spawn(process.execPath, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    launcher = started
    said = ''
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        void appendFile(logFile, chunk)
      })
    }
    await until(async () => (said.includes(' is ready: ') || hasEnded(started) ? true : null), {
      what: 'the launcher says that all is ready',
      seconds: START_SECONDS,
    })
    await calm()
    downtimes.end()
  }
  const calm = () =>
    until(
      async () => {
        if (launcher === null || hasEnded(launcher)) {
          throw new Error(`The product has ended: ${said.slice(-2000)}`)
        }
        return (await isAnswering(`${apiUrl}/readyz`)) &&
          (await isAnswering(`${site}/upstream/v1/job`))
          ? true
          : null
      },
      { what: 'API and web app answer', seconds: START_SECONDS },
    ).then(() => undefined)
  const end = async () => {
    if (launcher === null || hasEnded(launcher)) return launcher?.exitCode ?? null
    const ended = once(launcher, 'exit')
    const late = setTimeout(() => launcher?.kill('SIGKILL'), STOP_SECONDS * 1000)
    launcher.kill('SIGTERM')
    await ended
    clearTimeout(late)
    return launcher.exitCode
  }
  return {
    ...{ site, apiUrl, dataDir, databaseUrl: toEmbeddedUrl(dataDir), env, proxy, disks, downtimes },
    ...{ calm, begin, end },
    getPid: (part) =>
      launcher?.pid === undefined ? null : findChild(launcher.pid, PARTS[part].words),
    getPostmaster: async () => (await readPostmasterFile(toClusterFolder(dataDir)))?.pid ?? null,
    takeRestarts: () => {
      const restarts = [...said.matchAll(/^(.+ stopped \(.+\)); starting it again/gm)]
      said = ''
      return restarts.map(([, what = '']) => what)
    },
    remove: async () => {
      await end()
      await proxy.close()
      for (const disk of disks) await disk.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    // Not listening, or not yet.
    return false
  }
}
