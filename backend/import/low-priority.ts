import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

const {
  PRIORITY_LOW: LAST,
  PRIORITY_BELOW_NORMAL: LOWER,
  PRIORITY_NORMAL: NORMAL,
} = constants.priority

const THREADS = '/proc/self/task'
/** Milliseconds in which Linux allows no second change of a session, and how often it is retried. */
const BETWEEN = 120
const MOST_TURNS = 20

/**
 * Lets readers go first (promise S11). It lowers the priority of this process, of the embedded server's
 * processes that write for it (a little, since they hold locks) and of their sessions, among which Linux
 * shares processors first (sched(7), "autogroup"). Returns how to undo it.
 */
export function lowerPriority(pool: Pool, isEmbedded: boolean): () => Promise<void> {
  for (const thread of listThreads()) tryCall(() => setPriority(thread, LAST))
  requestIdlePriority()
  const isLowered = isInItsPlace() ? setSession('self', LAST) : Promise.resolve(false)
  let turn = isLowered
  // On another machine the number would name a different process here.
  if (isEmbedded) {
    pool.on('connect', (client) => {
      if (!('processID' in client) || typeof client.processID !== 'number') return
      const { processID } = client
      tryCall(() => setPriority(processID, LOWER))
      turn = turn.then(() => setSession(processID, LOWER))
    })
  }
  return async () => {
    await turn
    if (await isLowered) await setSession('self', NORMAL)
  }
}

/**
 * Marks a processor on which only we work as free (sched(7), "SCHED_IDLE"); otherwise readers share the
 * others.
 */
function requestIdlePriority(): void {
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', `${process.pid}`], { stdio: 'ignore' })
}

const toSessionFile = (process: number | 'self') => `/proc/${process}/autogroup`

function isInItsPlace(): boolean {
  const file = toSessionFile('self')
  return existsSync(file) && readFileSync(file, 'utf8').trim().endsWith(` nice ${NORMAL}`)
}

async function setSession(process: number | 'self', priority: number): Promise<boolean> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const refusal = tryCall(() => writeFileSync(toSessionFile(process), `${priority}`))
    if (refusal !== 'EAGAIN') return refusal === null
    await wait(BETWEEN)
  }
  return false
}

/** Lists threads, since Linux has a priority per thread and other systems one per process. */
function listThreads(): readonly number[] {
  return existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid]
}

/** Returns why the system rejects or lacks a call; the import then goes on unchanged. */
function tryCall(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    const code = getErrorCode(error)
    if (code === null) throw error
    return code
  }
}
