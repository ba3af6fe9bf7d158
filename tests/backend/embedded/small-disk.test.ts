import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureCluster, requireFreeDiskSpace } from '@/backend/embedded/cluster'
import { StartError } from '@/backend/platform/runtime/start-error'
import { makeFolder } from '@/tests/support/launch/temporary-folder'

test('reports the free and the needed space of a disk that is too small', async () => {
  await expect(requireFreeDiskSpace('/srv/data', async () => 20_900_000)).rejects.toEqual(
    new StartError(
      'The disk of /srv/data has 20 MB free, and a new database needs 128 MB. Make room there, or set DATA_DIR to a folder on another disk.',
    ),
  )
  await expect(requireFreeDiskSpace('/srv/data', async () => 128_000_000)).resolves.toBeUndefined()
})

test('reports a failed initdb in one sentence and leaves nothing behind', async () => {
  const folder = await makeFolder()
  const initdb = join(folder, 'initdb')
  const fail = (script: string) =>
    writeFile(initdb, `#!/bin/sh\n${script}\nexit 1\n`, { mode: 0o700 })
  await fail(`
echo "The files belonging to this database system will be owned by somebody."
echo "FATAL:  could not extend file: wrote only 4096 of 8192 bytes" >&2
echo "PANIC:  cannot abort transaction 1" >&2
echo "initdb: removing contents of data directory" >&2
`)
  const cluster = join(folder, 'postgres')
  const binaries = { initdb, postgres: initdb, folder }
  const identity = { owner: null, prefix: [], credentials: {} }
  const create = () => ensureCluster(cluster, binaries, identity)
  const failure = await create().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toBe(
    `StartError: The database could not be created in ${cluster}: FATAL:  could not extend file: wrote only 4096 of 8192 bytes. If its disk is full, make room there or set DATA_DIR to a folder on another one.`,
  )
  expect(await readdir(folder)).toEqual(['initdb'])
  await fail('echo "It begins." >&2; echo "It cannot go on." >&2; echo >&2')
  await expect(create()).rejects.toThrow(`could not be created in ${cluster}: It cannot go on..`)
})
