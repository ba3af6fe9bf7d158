import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connectDatabase } from '@/backend/db/connect'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { findFreePort } from '@/e2e/product/free-port'
import { toMultipart } from '@/tests/support/multipart'
import { samplePdf } from '@/tests/support/sample-files'
import { signIn } from '@/tests/support/visitors'

const SERVER = fileURLToPath(new URL('../../backend/server.ts', import.meta.url))

/** ms between two readiness checks. */
const LOOK_EVERY = 100

export type LoneApi = {
  readonly address: string
  /** A résumé of a signed-in user: its URL, and the headers that authorize it. */
  addResume(): Promise<{ path: string; headers: Record<string, string> }>
}

/** Starts the API as the launcher does, with its own database and data folder and no web app in front. */
export async function withLoneApi<T>(use: (api: LoneApi) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'visvakor-attack-'))
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database') })
  const port = await findFreePort()
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    API_PORT: String(port),
  }
  const child = fork(SERVER, { execArgv: ['--import', 'tsx'], env, silent: true })
  child.stdout?.resume()
  child.stderr?.pipe(process.stderr)
  const address = `http://127.0.0.1:${port}`
  try {
    while (!(await isReady(address))) await setTimeout(LOOK_EVERY)
    return await use({ address, addResume: () => addResume(address, database.url) })
  } finally {
    if (child.kill('SIGTERM')) await once(child, 'exit')
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

async function addResume(address: string, databaseUrl: string) {
  const { db, close } = connectDatabase(databaseUrl)
  const headers = await signIn(db)
  await close()
  const file = toMultipart({ field: 'file', name: 'cv.pdf', content: samplePdf() })
  const response = await fetch(`${address}/v1/resume`, {
    method: 'POST',
    headers: { ...headers, ...file.headers },
    body: new Uint8Array(file.payload),
  })
  const { id } = await response.json()
  return { path: `/v1/resume/${id}/file`, headers }
}
