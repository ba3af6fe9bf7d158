import { setTimeout as wait } from 'node:timers/promises'
import { until } from '@/e2e/product/until'
import { readCpuTime } from './cpu-time'
import { findWebProcess } from './web-process'

/** ms of CPU time per second that count as idle */
const NEXT_TO_NOTHING = 50

/** Resolves when the web app on this port is idle: it compresses pages long after they were requested. */
export async function waitForIdle(port: string): Promise<void> {
  const pid = await findWebProcess(port)
  const isIdle = async () => {
    const before = await readCpuTime(pid)
    await wait(1000)
    return (await readCpuTime(pid)) - before < NEXT_TO_NOTHING ? true : null
  }
  await until(isIdle, { what: 'the web app has nothing to do', seconds: 600 })
}
