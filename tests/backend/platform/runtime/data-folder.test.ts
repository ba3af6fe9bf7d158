import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireDataFolder } from '@/backend/platform/runtime/data-folder'
import { makeFolder } from '../../../support/launch/temporary-folder'

test('creates the folder with its parents and leaves it empty', async () => {
  const folder = join(await makeFolder(), 'a', 'b')
  await requireDataFolder(folder)
  expect(await readdir(folder)).toEqual([])
})

test('says what to do when the folder cannot be created', async () => {
  const file = join(await makeFolder(), 'a-file')
  await writeFile(file, '')
  await expect(requireDataFolder(join(file, '.data'))).rejects.toThrow(
    /^DATA_DIR .*a-file\/\.data cannot be written \(ENOTDIR\)\. .*for example DATA_DIR=/,
  )
})

test('says what to do when the folder is read-only', async () => {
  // Read-only for root as well.
  await expect(requireDataFolder('/proc/self')).rejects.toThrow(/^DATA_DIR \/proc\/self cannot be/)
})
