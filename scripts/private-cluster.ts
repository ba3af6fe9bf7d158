import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from '@/backend/embedded/binaries'
import { spawnServer, waitUntilReady } from '@/backend/embedded/server-process'
import { requireServerUser, toUserCommand } from '@/backend/embedded/server-user'
import { makeSocketFolder, toSocketUrl } from '@/backend/embedded/socket-folder'
import { goWithoutDurability } from './without-durability'

const run = promisify(execFile)

/** A PostgreSQL of our own in a temporary folder, reached by a socket. */
export type PrivateCluster = {
  readonly url: string
  /** Stops the server and removes everything it wrote. */
  stop(): Promise<void>
}

/** Makes and starts a cluster with the given programs, never as root. Throws with the server's own words when it does not start. */
export async function startPrivateCluster(binaries: Binaries): Promise<PrivateCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'visvakor-cluster-'))
  await chmod(folder, 0o711)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const cluster = join(folder, 'data')
    const identity = await requireServerUser(binaries, cluster)
    await mkdir(cluster, { mode: 0o700 })
    if (identity.owner !== null) await chown(cluster, identity.owner.uid, identity.owner.gid)
    const { file, args, options } = toUserCommand(identity, binaries.initdb, [
      `--pgdata=${cluster}`,
      '--username=visvakor',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
    ])
    await run(file, args, options)
    const sockets = join(folder, 'run')
    await makeSocketFolder(sockets, identity)
    const log = join(folder, 'server.log')
    const server = await spawnServer(binaries, identity, cluster, sockets, log)
    const url = toSocketUrl(sockets, 'postgres')
    let isOver = false
    void server.exited.then(() => {
      isOver = true
    })
    if (!(await waitUntilReady(url, () => isOver))) throw new Error(await server.readLog())
    await goWithoutDurability(url)
    return { url, stop: () => server.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
