import { readdir, readFile } from 'node:fs/promises'

/** CPU time in ms of all threads of a process; Linux only. */
export async function readCpuTime(pid: string): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`)
  const used = await Promise.all(
    tasks.map(async (task) => {
      const text = await readFile(`/proc/${pid}/task/${task}/schedstat`, 'utf8').catch(() => '0')
      return Number(text.split(' ')[0])
    }),
  )
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1_000_000
}
