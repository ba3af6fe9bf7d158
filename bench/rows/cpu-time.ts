import { readFile } from 'node:fs/promises'

/** ms; `pid` of the database's process that is in them. */
export type Reading = { readonly ms: number; readonly pid: number }

/**
 * Reads the ms that this process and one of the database have run on a processor, waiting left out; the clock where that is not told.
 * A connection is given up with a statement that was out of time: then `askPid` tells the next one.
 */
export async function openCpuTime(askPid: () => Promise<number>): Promise<() => Promise<Reading>> {
  let pid = await askPid()
  const readAll = async (): Promise<Reading> => {
    const text = await readFile(`/proc/${pid}/schedstat`, 'utf8')
    const { user, system } = process.cpuUsage()
    return { pid, ms: Number(text.split(' ')[0]) / 1e6 + (user + system) / 1000 }
  }
  const readNext = async () => {
    pid = await askPid()
    return readAll()
  }
  return readAll().then(
    () => () => readAll().catch(readNext),
    () => async () => ({ pid, ms: performance.now() }),
  )
}
