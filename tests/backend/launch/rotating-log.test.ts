import { closeSync, openSync } from 'node:fs'
import { mkdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRotatingLog, startChild } from '@/backend/launch/child-service'
import { makeFolder } from '../../support/launch/temporary-folder'

test('appends to an existing log', async () => {
  const path = join(await makeFolder(), 'logs', 'api.log')
  for (const line of ['one\n', 'two\n']) {
    const log = openRotatingLog(path)
    log.write(line)
    log.close()
  }
  expect(await readFile(path, 'utf8')).toBe('one\ntwo\n')
})

test('rotates a log that grows too large, so both files stay bounded', async () => {
  const path = join(await makeFolder(), 'api.log')
  const log = openRotatingLog(path, 100)
  for (let line = 0; line < 50; line += 1) log.write(`line number ${line}\n`)
  log.close()
  expect((await stat(path)).size).toBeLessThanOrEqual(100)
  expect((await stat(`${path}.1`)).size).toBeLessThanOrEqual(100)
  expect(await readFile(path, 'utf8')).toContain('line number 49\n')
})

test('writes a line larger than the limit alone, and does not rotate an empty log', async () => {
  const path = join(await makeFolder(), 'api.log')
  const log = openRotatingLog(path, 10)
  log.write('a'.repeat(11))
  expect(await readFile(path, 'utf8')).toBe('a'.repeat(11))
  await expect(stat(`${path}.1`)).rejects.toThrow('ENOENT')
  log.write('b')
  expect(await readFile(`${path}.1`, 'utf8')).toBe('a'.repeat(11))
  log.close()
})

test('fills a log to the last byte', async () => {
  const path = join(await makeFolder(), 'api.log')
  const log = openRotatingLog(path, 10)
  for (const line of ['1234', '567890', 'abcd', 'efghij']) log.write(line)
  log.close()
  expect(await readFile(`${path}.1`, 'utf8')).toBe('1234567890')
  expect(await readFile(path, 'utf8')).toBe('abcdefghij')
})

test('rotates a log of a single byte', async () => {
  const path = join(await makeFolder(), 'api.log')
  const log = openRotatingLog(path, 10)
  for (const line of ['1', '1234567890']) log.write(line)
  log.close()
  expect(await readFile(`${path}.1`, 'utf8')).toBe('1')
})

test('shows the lines of a child in a process group of its own, without blank ones', async () => {
  const root = await makeFolder()
  const lines: string[] = []
  const words = `process.kill(-process.pid, 0); console.log('\\n \\nIt runs.')`
  const command = { root, args: ['--eval', words], env: {}, logFile: join(root, 'api.log') }
  await startChild({ ...command, show: (line) => lines.push(line), showAll: true }).outputEnded
  expect(lines).toEqual(['It runs.'])
})

test('drops lines on a full disk without failing (promise F8)', async () => {
  const path = join(await makeFolder(), 'api.log')
  await symlink('/dev/full', path)
  const log = openRotatingLog(path)
  for (let line = 0; line < 3; line += 1) log.write('lost\n')
  log.close()
})

test('writes to no other file when it cannot rotate, and goes on when it can', async () => {
  const folder = await makeFolder()
  const [path, other] = [join(folder, 'api.log'), join(folder, 'other')]
  await mkdir(`${path}.1`)
  const log = openRotatingLog(path, 10)
  log.write('1234567890')
  log.write('a')
  const opened = openSync(other, 'w')
  log.write('b')
  closeSync(opened)
  expect(await readFile(other, 'utf8')).toBe('')
  await rm(`${path}.1`, { recursive: true })
  log.write('c')
  expect([await readFile(`${path}.1`, 'utf8'), await readFile(path, 'utf8')]).toEqual([
    '1234567890',
    'c',
  ])
  log.close()
})
