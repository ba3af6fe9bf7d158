import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { findFreePort } from '@/e2e/product/free-port'
import { compileProgram } from './compiled-program'

/** API processes as the launcher starts them, on a data folder that all of one test file share. */
export function provideApiProcesses(environment: Readonly<Record<string, string>>) {
  const children: ChildProcess[] = []
  let folder: Promise<string> | null = null

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    if (folder !== null) await rm(await folder, { recursive: true, force: true })
  })

  async function forkApi(own: Readonly<Record<string, string>>): Promise<ChildProcess> {
    const env = { ...process.env, ...environment, ...own }
    const child = fork(await compileProgram('backend/server.ts'), { env, silent: true })
    children.push(child)
    return child
  }

  return {
    /** Starts another process with its own variables, without waiting for it. */
    fork: forkApi,
    /** Starts another process with its own variables; resolves to its address once it answers. */
    async start(
      own: Readonly<Record<string, string>> = {},
    ): Promise<{ child: ChildProcess; address: string }> {
      folder ??= mkdtemp(join(tmpdir(), 'visvakor-api-'))
      const port = await findFreePort()
      const child = await forkApi({ API_PORT: String(port), DATA_DIR: await folder, ...own })
      const address = `http://127.0.0.1:${port}`
      const isReady = () =>
        fetch(`${address}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await vi.waitUntil(isReady, { timeout: 100_000, interval: 50 })
      return { child, address }
    },
  }
}
