import { setTimeout as pause } from 'node:timers/promises'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { listChildren } from '@/bench/storm/product/processes'
import { until } from '@/e2e/product/until'
import type { Fault } from './fault'

/** ms a stopped part stands still */
const SHORTEST = 1_000
const LONGEST = 8_000

export const killApi: Fault = async ({ product, deaths }) => {
  const pid = product.getPid('api')
  if (pid !== null && deaths.take('api')) tell(pid, 'SIGKILL')
}

export const killPostmaster: Fault = async ({ product, deaths }) => {
  const pid = await product.getPostmaster()
  if (pid !== null && deaths.take('database')) tell(pid, 'SIGKILL')
}

/** Until it is there again nobody can be answered. */
export const killWeb: Fault = async ({ product, deaths }) => {
  const pid = product.getPid('web')
  if (pid === null || !deaths.take('web')) return
  product.downtimes.begin()
  tell(pid, 'SIGKILL')
  const isThere = async () => {
    try {
      return (await fetch(`${product.site}/_next/static/none`)).status
    } catch {
      // Not yet.
      return null
    }
  }
  await until(isThere, { what: 'the web app answers after its death', seconds: 120 })
  product.downtimes.end()
}

export const stopApi: Fault = async ({ product, random }) => {
  const pid = product.getPid('api')
  await holdStill(pid === null ? [] : [pid], random.between(SHORTEST, LONGEST))
}

export const stopDatabase: Fault = async ({ product, random }) => {
  const pid = await product.getPostmaster()
  const all = pid === null ? [] : [pid, ...listChildren(pid)]
  await holdStill(all, random.between(SHORTEST, LONGEST))
}

async function holdStill(pids: readonly number[], ms: number): Promise<void> {
  for (const pid of pids) tell(pid, 'SIGSTOP')
  await pause(ms)
  for (const pid of pids) tell(pid, 'SIGCONT')
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It has ended meanwhile.
    if (getErrorCode(error) !== 'ESRCH') throw error
  }
}
