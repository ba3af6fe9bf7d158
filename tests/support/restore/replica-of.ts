import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import type { Binaries } from '@/backend/embedded/binaries'
import { type ServerProcess, spawnServer, waitUntilReady } from '@/backend/embedded/server-process'
import { requireServerUser, toUserCommand } from '@/backend/embedded/server-user'
import { makeSocketFolder, toSocketUrl } from '@/backend/embedded/socket-folder'

const run = promisify(execFile)

export type TestReplica = {
  /** Of its own `postgres` database. */
  readonly url: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A streaming replica of the server at that address, made with `pg_basebackup`. It runs from `start` on. */
export async function makeReplica(binaries: Binaries, primaryUrl: string): Promise<TestReplica> {
  const folder = await mkdtemp(join(tmpdir(), 'visvakor-replica-'))
  await chmod(folder, 0o711)
  const cluster = join(folder, 'data')
  const sockets = join(folder, 'run')
  const identity = await requireServerUser(binaries, cluster)
  const { owner } = identity
  // The server's user makes the copy, so that it owns the files.
  if (owner !== null) await chown(folder, owner.uid, owner.gid)
  const copy = join(dirname(binaries.postgres), 'pg_basebackup')
  const made = toUserCommand(identity, copy, [
    '-d',
    primaryUrl,
    '-D',
    cluster,
    '-R',
    '-X',
    'stream',
  ])
  await run(made.file, made.args, made.options)
  await makeSocketFolder(sockets, identity)
  const url = toSocketUrl(sockets, 'postgres')
  let server: ServerProcess | null = null
  const stop = async () => {
    await server?.stop()
    server = null
  }
  onTestFinished(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    url,
    start: async () => {
      const log = join(folder, 'server.log')
      const started = await spawnServer(binaries, identity, cluster, sockets, log)
      server = started
      let isOver = false
      void started.exited.then(() => {
        isOver = true
      })
      if (!(await waitUntilReady(url, () => isOver))) throw new Error(await started.readLog())
    },
    stop,
  }
}
