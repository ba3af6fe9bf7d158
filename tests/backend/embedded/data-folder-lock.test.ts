import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getOwner, lockDataFolder, requireUnlocked } from '@/backend/embedded/data-folder-lock'
import { getProcess } from '@/backend/embedded/process-record'
import { makeFolder } from '../../support/launch/temporary-folder'

const LOCK = 'owner.json'

test('a data folder is locked by its owner until it is released', async () => {
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
  ['a process that has ended', { pid: 2 ** 30, started: 'then', command: 'node' }],
  ['a process whose id was reused', { pid: process.pid, started: 'then', command: 'node' }],
  ['an invalid process', { pid: 'none' }],
  ['a truncated file', '{"pid": 1'],
])('a lock of %s is replaced', async (_, left) => {
  const folder = await makeFolder()
  await writeFile(join(folder, LOCK), typeof left === 'string' ? left : JSON.stringify(left))
  expect(await getOwner(folder)).toBeNull()
  const release = await lockDataFolder(folder)
  expect((await getOwner(folder))?.pid).toBe(process.pid)
  expect(await readdir(folder)).toEqual([LOCK])
  await release()
})

test('a lock that another process took over is not released', async () => {
  const folder = await makeFolder()
  const release = await lockDataFolder(folder)
  const others = '{"pid": 1, "started": "now", "command": "node"}'
  await writeFile(join(folder, LOCK), others)
  await release()
  expect(await readFile(join(folder, LOCK), 'utf8')).toBe(others)
})

test('an unreadable lock is an error', async () => {
  const file = join(await makeFolder(), 'no-folder')
  await writeFile(file, '')
  await expect(getOwner(file)).rejects.toThrow('ENOTDIR')
  await expect(lockDataFolder(file)).rejects.toThrow('ENOTDIR')
})
