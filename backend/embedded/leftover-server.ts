import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type PostmasterFile, readPostmasterFile, toPostmasterPath } from './postmaster-file'
import { getProcess } from './process-record'

/** Milliseconds before the next, harder signal. */
const PATIENCE = { SIGINT: 30_000, SIGQUIT: 5_000, SIGKILL: 5_000 } as const

/**
 * Stops a server without its owner; returns whether there was one. Call it only while holding the folder's
 * lock.
 */
export async function stopLeftoverServer(cluster: string): Promise<boolean> {
  const file = await readPostmasterFile(cluster)
  if (file === null) return false
  if (await isRunning(file)) {
    await stopServer(file)
    return true
  }
  // PostgreSQL would take a new process with the old id for a running server.
  await rm(toPostmasterPath(cluster), { force: true })
  return false
}

async function stopServer(file: PostmasterFile): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(file.pid, signal)
    const deadline = performance.now() + PATIENCE[signal]
    while (performance.now() < deadline) {
      if (!(await isRunning(file))) return
      await wait(20)
    }
  }
  throw new Error(`The PostgreSQL server with process id ${file.pid} does not stop.`)
}

async function isRunning({ pid, dataFolder }: PostmasterFile): Promise<boolean> {
  const found = await getProcess(pid)
  return found?.command.includes('postgres') === true && found.command.includes(dataFolder)
}
