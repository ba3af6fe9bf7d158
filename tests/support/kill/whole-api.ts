import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '@/e2e/product/free-port'
import { compileProgram } from '../compiled-program'
import { hasEnded } from '../launch/script'
import { until } from '../launch/until'

type Api = {
  readonly address: string
  readonly child: ChildProcess
  stop(): Promise<void>
}

/** Starts the API as the launcher does and waits until it is ready; throws with its last output when it fails. */
export async function startApi({
  dataDir,
  databaseUrl,
  settings = {},
}: {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly settings?: Readonly<Record<string, string>>
}): Promise<Api> {
  const port = await findFreePort()
  const env = { API_PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...settings }
  const child = fork(await compileProgram('backend/server.ts'), {
    env: { ...process.env, ...env },
    silent: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-2000)
    })
  }
  const stop = async () => {
    if (hasEnded(child)) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const address = `http://127.0.0.1:${port}`
  try {
    await until('the API is ready', () => hasEnded(child) || isReady(address), 90_000)
    if (hasEnded(child)) throw new Error('The API ended')
  } catch (error) {
    await stop()
    throw new Error(`The API did not start: ${output}`, { cause: error })
  }
  return { address, child, stop }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    // Not listening yet.
    return false
  }
}
