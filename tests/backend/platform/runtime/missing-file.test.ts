import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getFileText, ifMissing } from '@/backend/platform/runtime/missing-file'

const folder = await mkdtemp(join(tmpdir(), 'visvakor-text-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('returns null for a missing file and throws when it cannot be read', async () => {
  await writeFile(join(folder, 'there'), 'សួស្តី')
  expect(await getFileText(join(folder, 'there'))).toBe('សួស្តី')
  expect(await getFileText(join(folder, 'not-there'))).toBeNull()
  await expect(getFileText(folder)).rejects.toThrow('EISDIR')
})

test('returns the default for a missing folder and throws for a file in its place', async () => {
  await writeFile(join(folder, 'file'), '')
  expect(await readdir(join(folder, 'no-folder')).catch(ifMissing([]))).toEqual([])
  await expect(readdir(join(folder, 'file')).catch(ifMissing([]))).rejects.toThrow('ENOTDIR')
})
