import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

const { PRIORITY_BELOW_NORMAL: LOWER, PRIORITY_NORMAL: NORMAL } = constants.priority

/** Of the session: Linux shares processors evenly among sessions, whatever each process in them is worth (sched(7), "autogroup"). */
const SESSION = '/proc/self/autogroup'
/** ms for which Linux lets no session be changed after another one was; and how often it is tried */
const BETWEEN = 120
const MOST_TURNS = 5

/** Lets who reads go first (promise S11): lowers this process, its session and the embedded server's processes that write for it. Returns what gives the session its place back. */
export function standBehindReaders(pool: Pool, isEmbedded: boolean): () => Promise<void> {
  for (const thread of listThreads()) where(() => setPriority(thread, LOWER))
  // Of a server elsewhere the number would name another process of this machine.
  if (isEmbedded) {
    pool.on('connect', (client) => {
      if (!('processID' in client) || typeof client.processID !== 'number') return
      const { processID } = client
      where(() => setPriority(processID, LOWER))
    })
  }
  const before = where(() => readFileSync(SESSION, 'utf8'))
  const isLowered = before?.trim().endsWith(`nice ${NORMAL}`) === true && setSession(LOWER)
  return async () => {
    for (let turn = 0; isLowered && turn < MOST_TURNS && !setSession(NORMAL); turn += 1) {
      await wait(BETWEEN)
    }
  }
}

function setSession(priority: number): boolean {
  const set = () => {
    writeFileSync(SESSION, `${priority}`)
    return true
  }
  return where(set) === true
}

/** Linux has a priority for each thread, other systems one for the process. */
function listThreads(): readonly number[] {
  return where(() => readdirSync('/proc/self/task').map(Number)) ?? [process.pid]
}

/** Undefined where the system has no such thing, or does not let us: all goes on as it is. */
function where<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch (error) {
    if (getErrorCode(error) === null) throw error
    return undefined
  }
}
