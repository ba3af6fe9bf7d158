import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readPostmasterFile } from '@/backend/embedded/postmaster-file'
import { findFreePort } from '@/e2e/product/free-port'
import { compileProgram } from '../compiled-program'
import { addFreshDatabase } from './fresh-database'
import { hasEnded, runScript, type Script } from './script'
import { makeFolder } from './temporary-folder'
import { until } from './until'

/** A launcher with small replacement programs, its own data folder and its own ports. */
export type Launcher = {
  readonly dataDir: string
  readonly web: string
  readonly api: string
  start(env?: Record<string, string>): Script
  /** Starts and waits until everything is ready. */
  startReady(env?: Record<string, string>): Promise<Script>
  /** The events that the replacement programs recorded: "api started", "web stopped", … */
  readNotes(): Promise<string[]>
  getDatabasePid(): Promise<number | null>
}

/** @param isNew for a first start without a database, which takes seconds longer */
export async function makeLauncher({ isNew = false } = {}): Promise<Launcher> {
  const folder = await makeFolder()
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const dataDir = join(folder, '.data')
  if (!isNew) await addFreshDatabase(dataDir)
  const program = await compileProgram('tests/support/launch/start-stand-ins.ts')
  const notes = join(folder, 'notes')
  const cluster = join(dataDir, 'postgres')
  const start = (env: Record<string, string> = {}) =>
    runScript(program, [], {
      DATA_DIR: dataDir,
      PORT: String(port),
      API_PORT: String(apiPort),
      STAND_IN_NOTES: notes,
      ...env,
    })
  const getDatabasePid = async () => (await readPostmasterFile(cluster))?.pid ?? null
  onTestFinished(async () => {
    const left = await getDatabasePid()
    if (left !== null) process.kill(left, 'SIGKILL')
  })
  return {
    dataDir,
    web: `http://127.0.0.1:${port}`,
    api: `http://127.0.0.1:${apiPort}`,
    start,
    async startReady(env) {
      const script = start(env)
      const isReady = () => script.output().includes('is ready')
      try {
        await until('all is ready', () => isReady() || hasEnded(script.child))
        if (!isReady()) throw new Error('The launcher ended')
      } catch (cause) {
        throw new Error(`The launcher did not start: ${script.output()}`, { cause })
      }
      return script
    },
    readNotes: async () => (await readFile(notes, 'utf8')).trim().split('\n'),
    getDatabasePid,
  }
}
