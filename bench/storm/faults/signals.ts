import { setTimeout as pause } from 'node:timers/promises'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { listChildren } from '@/bench/storm/product/processes'
import { until } from '@/e2e/product/until'
import type { Fault } from './fault'

/** ms for which a process is stopped */
const SHORTEST = 1_000
const LONGEST = 8_000

export const killApi: Fault = async ({ product, deaths }) => {
  const pid = product.getPid('api')
  if (pid !== null && deaths.take('api')) sendSignal(pid, 'SIGKILL')
}

export const killPostmaster: Fault = async ({ product, deaths }) => {
  const pid = await product.getPostmaster()
  if (pid !== null && deaths.take('database')) sendSignal(pid, 'SIGKILL')
}

/** No request succeeds until it runs again. */
export const killWeb: Fault = async ({ product, deaths }) => {
  const pid = product.getPid('web')
  if (pid === null || !deaths.take('web')) return
  product.downtimes.begin()
  sendSignal(pid, 'SIGKILL')
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
  for (const pid of pids) sendSignal(pid, 'SIGSTOP')
  await pause(ms)
  for (const pid of pids) sendSignal(pid, 'SIGCONT')
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It has already exited.
    if (getErrorCode(error) !== 'ESRCH') throw error
  }
}
