import { setTimeout as wait } from 'node:timers/promises'
import { until } from '@/e2e/product/until'
import { readCpuTime } from './cpu-time'
import { findWebProcess } from './web-process'

/** ms of processor time in a second that is as good as none */
const NEXT_TO_NOTHING = 50

/** Resolves when the web app that listens at this port has nothing left to do: pages are compressed for long after they were asked for. */
export async function waitForIdle(port: string): Promise<void> {
  const pid = await findWebProcess(port)
  const isIdle = async () => {
    const before = await readCpuTime(pid)
    await wait(1000)
    return (await readCpuTime(pid)) - before < NEXT_TO_NOTHING ? true : null
  }
  await until(isIdle, { what: 'the web app has nothing to do', seconds: 600 })
}
