import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getFileText, ifMissing } from '@/backend/platform/runtime/missing-file'

const folder = await mkdtemp(join(tmpdir(), 'visvakor-text-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a file that is not there has no text, and what cannot be read is a failure', async () => {
  await writeFile(join(folder, 'there'), 'សួស្តី')
  expect(await getFileText(join(folder, 'there'))).toBe('សួស្តី')
  expect(await getFileText(join(folder, 'not-there'))).toBeNull()
  await expect(getFileText(folder)).rejects.toThrow('EISDIR')
})

test('a folder that does not exist has the given names, and a file in its place is a failure', async () => {
  await writeFile(join(folder, 'file'), '')
  expect(await readdir(join(folder, 'no-folder')).catch(ifMissing([]))).toEqual([])
  await expect(readdir(join(folder, 'file')).catch(ifMissing([]))).rejects.toThrow('ENOTDIR')
})
