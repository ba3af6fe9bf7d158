import { readFile } from 'node:fs/promises'

/** Reads the ms that these processes and this one have run on a processor, waiting left out; the clock where that is not told. */
export async function openCpuTime(pids: readonly number[]): Promise<() => Promise<number>> {
  const readOf = async (pid: number) => {
    const text = await readFile(`/proc/${pid}/schedstat`, 'utf8')
    return Number(text.split(' ')[0]) / 1e6
  }
  const readAll = async () => {
    const theirs = await Promise.all(pids.map(readOf))
    const { user, system } = process.cpuUsage()
    return theirs.reduce((sum, each) => sum + each, (user + system) / 1000)
  }
  return readAll().then(
    () => readAll,
    () => async () => performance.now(),
  )
}
