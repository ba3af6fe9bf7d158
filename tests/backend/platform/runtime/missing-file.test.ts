import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getFileText } from '@/backend/platform/runtime/missing-file'

const folder = await mkdtemp(join(tmpdir(), 'visvakor-text-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a file that is not there has no text, and what cannot be read is a failure', async () => {
  await writeFile(join(folder, 'there'), 'សួស្តី')
  expect(await getFileText(join(folder, 'there'))).toBe('សួស្តី')
  expect(await getFileText(join(folder, 'not-there'))).toBeNull()
  await expect(getFileText(folder)).rejects.toThrow('EISDIR')
})
