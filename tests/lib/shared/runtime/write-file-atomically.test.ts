import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFileAtomically } from '@/lib/shared/runtime/write-file-atomically'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visvakor-whole-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

it('replaces a file, readable by its owner only', async () => {
  const file = join(folder, 'kept.json')
  await writeFileAtomically(file, 'long before')
  await writeFileAtomically(file, Buffer.from('now'))

  expect(await readFile(file, 'utf8')).toBe('now')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['kept.json'])
})

it('leaves no partial file when it cannot be renamed', async () => {
  const taken = join(folder, 'taken')
  await mkdir(join(taken, 'inside'), { recursive: true })

  await expect(writeFileAtomically(taken, 'new')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(await readdir(folder)).toEqual(['taken'])
})
