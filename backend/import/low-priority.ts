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
/** ms for which Linux lets no session be changed after another one was; and how often it is tried */
const BETWEEN = 120
const MOST_TURNS = 20

/**
 * Lets who reads go first (promise S11): puts this process last, the embedded server's processes that write for it lower (they hold locks), and all their
 * sessions, among which Linux shares processors first (sched(7), "autogroup"). Returns what gives ours its place back.
 */
export function lowerPriority(pool: Pool, isEmbedded: boolean): () => Promise<void> {
  for (const thread of listThreads()) findRefusal(() => setPriority(thread, LAST))
  giveWay()
  const isLowered = isInItsPlace() ? setSession('self', LAST) : Promise.resolve(false)
  let turn = isLowered
  // Of a server elsewhere the number would name another process of this machine.
  if (isEmbedded) {
    pool.on('connect', (client) => {
      if (!('processID' in client) || typeof client.processID !== 'number') return
      const { processID } = client
      findRefusal(() => setPriority(processID, LOWER))
      turn = turn.then(() => setSession(processID, LOWER))
    })
  }
  return async () => {
    await turn
    if (await isLowered) await setSession('self', NORMAL)
  }
}

/** A processor on which only we work counts as free from here on (sched(7), "SCHED_IDLE"): else who reads shares the other ones. */
function giveWay(): void {
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', `${process.pid}`], { stdio: 'ignore' })
}

const toSessionFile = (process: number | 'self') => `/proc/${process}/autogroup`

function isInItsPlace(): boolean {
  const file = toSessionFile('self')
  return existsSync(file) && readFileSync(file, 'utf8').trim().endsWith(` nice ${NORMAL}`)
}

async function setSession(process: number | 'self', priority: number): Promise<boolean> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const refusal = findRefusal(() => writeFileSync(toSessionFile(process), `${priority}`))
    if (refusal !== 'EAGAIN') return refusal === null
    await wait(BETWEEN)
  }
  return false
}

/** Linux has a priority for each thread, other systems one for the process. */
function listThreads(): readonly number[] {
  return existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid]
}

/** Why the system does not do it, or has no such thing: then all goes on as it is. */
function findRefusal(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    const code = getErrorCode(error)
    if (code === null) throw error
    return code
  }
}
