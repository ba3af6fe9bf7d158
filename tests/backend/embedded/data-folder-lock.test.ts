import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getOwner, lockDataFolder, requireUnlocked } from '@/backend/embedded/data-folder-lock'
import { getProcess } from '@/backend/embedded/process-record'
import { makeFolder } from '../../support/launch/temporary-folder'

const LOCK = 'owner.json'

test('a folder has an owner from when it is held until it is let go', async () => {
  const folder = await makeFolder()
  expect(await getOwner(folder)).toBeNull()
  await requireUnlocked(folder)
  const release = await lockDataFolder(folder)
  expect(await getOwner(folder)).toEqual(await getProcess(process.pid))
  expect(await readdir(folder)).toEqual([LOCK])
  const refusal = `is in use by process ${process.pid} (`
  await expect(lockDataFolder(folder)).rejects.toThrow(refusal)
  await expect(requireUnlocked(folder)).rejects.toThrow(refusal)
  await release()
  expect(await readdir(folder)).toEqual([])
  await requireUnlocked(folder)
})

test.each([
  ['a process that is gone', { pid: 2 ** 30, started: 'then', command: 'node' }],
  ['a process whose id another has now', { pid: process.pid, started: 'then', command: 'node' }],
  ['nobody', { pid: 'none' }],
  ['half a file', '{"pid": 1'],
])('the lock of %s is taken over', async (_, left) => {
  const folder = await makeFolder()
  await writeFile(join(folder, LOCK), typeof left === 'string' ? left : JSON.stringify(left))
  expect(await getOwner(folder)).toBeNull()
  const release = await lockDataFolder(folder)
  expect((await getOwner(folder))?.pid).toBe(process.pid)
  expect(await readdir(folder)).toEqual([LOCK])
  await release()
})

test('what another process holds by now is not let go', async () => {
  const folder = await makeFolder()
  const release = await lockDataFolder(folder)
  const others = '{"pid": 1, "started": "now", "command": "node"}'
  await writeFile(join(folder, LOCK), others)
  await release()
  expect(await readFile(join(folder, LOCK), 'utf8')).toBe(others)
})

test('a lock that cannot be looked at is told', async () => {
  const file = join(await makeFolder(), 'no-folder')
  await writeFile(file, '')
  await expect(getOwner(file)).rejects.toThrow('ENOTDIR')
  await expect(lockDataFolder(file)).rejects.toThrow('ENOTDIR')
})
