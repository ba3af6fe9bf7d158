import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const MODULE = 'lib/server/http-server/server-log.ts'
const ERRORS = `
import { createLogger } from './${MODULE}'
const log = createLogger()
for (const ms of [7, 999, 1000]) {
  Date.now = () => 1_800_000_000_000 + ms
  log.error('one')
}
process.kill(process.pid, 'SIGKILL')
`

test('an error is written at once, with its time in milliseconds, as ISO 8601', async () => {
  const { stdout } = spawn(process.execPath, ['--import', 'tsx', '-e', ERRORS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = (await text(stdout)).trim().split('\n')
  const times = lines.map((line) => String(JSON.parse(line).time))
  expect(times).toEqual([
    '2027-01-15T08:00:00.007Z',
    '2027-01-15T08:00:00.999Z',
    '2027-01-15T08:00:01.000Z',
  ])
})
