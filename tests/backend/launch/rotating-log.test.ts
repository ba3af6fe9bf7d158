import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRotatingLog } from '@/backend/launch/rotating-log'
import { makeFolder } from '../../support/launch/temporary-folder'

test('a log goes on where it ended', async () => {
  const path = join(await makeFolder(), 'logs', 'api.log')
  for (const line of ['one\n', 'two\n']) {
    const log = openRotatingLog(path)
    log.write(line)
    log.close()
  }
  expect(await readFile(path, 'utf8')).toBe('one\ntwo\n')
})

test('a log that grows too large is put aside, so both stay bounded', async () => {
  const path = join(await makeFolder(), 'api.log')
  const log = openRotatingLog(path, 100)
  for (let line = 0; line < 50; line += 1) log.write(`line number ${line}\n`)
  log.close()
  expect((await stat(path)).size).toBeLessThanOrEqual(100)
  expect((await stat(`${path}.1`)).size).toBeLessThanOrEqual(100)
  expect(await readFile(path, 'utf8')).toContain('line number 49\n')
})
