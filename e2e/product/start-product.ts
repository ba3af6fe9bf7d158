import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { until } from './until'

/** A running `npm start`. */
export type Product = {
  /** URL of the web app, without a slash at its end. */
  readonly url: string
  readonly stop: () => Promise<void>
}

type Options = {
  /** Name of the log below `test-results`. */
  readonly name: string
  readonly port: number
  /** Environment variables of the product; others are empty, whatever the machine has. */
  readonly env: Readonly<Record<string, string>>
}

/** The first start builds the web app, which takes minutes on a small machine. */
const START_SECONDS = 600
const STOP_SECONDS = 90

/** Variables that would connect the product under test to something outside it. */
const CLEARED = [
  'API_URL',
  'DATABASE_URL',
  'HOST',
  'REVALIDATE_SECRET',
  'SITE_URL',
  'TRUSTED_PROXIES',
  'WEB_URL',
]

/**
 * Runs the real `npm start` and resolves when its pages respond, so that the tests see what a
 * visitor of a fresh clone gets.
 *
 * @throws Error with the end of its output when it stops or does not answer in time
 */
export async function startProduct({ name, port, env }: Options): Promise<Product> {
  const logFile = path.resolve('test-results', `${name}.log`)
  await mkdir(path.dirname(logFile), { recursive: true })
  await rm(logFile, { force: true })
  const log = await open(logFile, 'a')
  const cleared = Object.fromEntries(CLEARED.map((variable) => [variable, '']))
  const child = spawn('npm', ['start'], {
    // A separate process group, so that a start that hangs can be killed with its children.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, ...cleared, PORT: String(port), ...env },
  })
  await log.close()
  const url = `http://localhost:${port}`
  try {
    await until(() => isAnswering(child, url), {
      what: 'npm start answers',
      seconds: START_SECONDS,
    })
  } catch (cause) {
    await stop(child)
    const tail = (await readFile(logFile, 'utf8')).split('\n').slice(-40).join('\n')
    throw new Error(`npm start did not come up. Its last lines:\n${tail}`, { cause })
  }
  return { url, stop: () => stop(child) }
}

async function isAnswering(child: ChildProcess, url: string): Promise<true | null> {
  if (child.exitCode !== null) throw new Error(`npm start ended with status ${child.exitCode}.`)
  try {
    const { ok } = await fetch(`${url}/jobs`)
    return ok ? true : null
  } catch {
    // Not listening yet.
    return null
  }
}

/** Stops it like Ctrl-C in a terminal: the whole group gets the signal, and must exit. */
async function stop({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || !signal(pid, 'SIGINT')) return
  try {
    const isGone = async () => (signal(pid, 0) ? null : true)
    await until(isGone, { what: 'npm start ends after Ctrl-C', seconds: STOP_SECONDS })
  } catch (error) {
    signal(pid, 'SIGKILL')
    throw error
  }
}

/** Sends a signal to a process group; false when it has no process left. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name)
  } catch (error) {
    if (getErrorCode(error) === 'ESRCH') return false
    throw error
  }
}
