import { readFile } from 'node:fs/promises'

/** ms; `pid` of the database process that they include. */
export type Reading = { readonly ms: number; readonly pid: number }

/**
 * Reads the CPU time in ms of this process and one of the database, without waiting; wall-clock time where that is not available.
 * After a statement timeout the connection is replaced: then `askPid` reads the new process id.
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
