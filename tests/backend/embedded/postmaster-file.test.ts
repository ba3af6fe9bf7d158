import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  parsePostmasterFile,
  readPostmasterFile,
  toPostmasterPath,
} from '@/backend/embedded/postmaster-file'
import { makeFolder } from '../../support/launch/temporary-folder'

const lines = ['4711', '/data/postgres', '1700000000', '5432', '/data/run', '', '  1  2', 'ready  ']

test('reads process, folder and readiness from the file of a running server', () => {
  expect(parsePostmasterFile(lines.join('\n'))).toEqual({
    pid: 4711,
    dataFolder: '/data/postgres',
    ready: true,
  })
  const starting = [...lines.slice(0, 7), 'starting'].join('\n')
  expect(parsePostmasterFile(starting)).toMatchObject({ ready: false })
  expect(parsePostmasterFile('1\n/data')).toEqual({ pid: 1, dataFolder: '/data', ready: false })
})

test.each(['', '4711', 'x\n/data', '0\n/data', '-1\n/data', '1.5\n/data'])(
  'ignores the invalid file %j',
  (text) => {
    expect(parsePostmasterFile(text)).toBeNull()
  },
)

test('returns null without the file and fails when it cannot be read', async () => {
  const [running, stopped, odd] = [await makeFolder(), await makeFolder(), await makeFolder()]
  await writeFile(toPostmasterPath(running), lines.join('\n'))
  expect((await readPostmasterFile(running))?.pid).toBe(4711)
  expect(await readPostmasterFile(stopped)).toBeNull()
  await mkdir(toPostmasterPath(odd))
  await expect(readPostmasterFile(odd)).rejects.toThrow('EISDIR')
})
