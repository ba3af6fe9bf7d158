import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const TWO_LINES = `
import { createLogger } from './lib/server/http-server/server-log'
const log = createLogger()
log.error('one')
log.error('another')
process.exit(0)
`

test('each line has its time in milliseconds, as ISO 8601', async () => {
  const before = Date.now()
  const { stdout } = spawn(process.execPath, ['--import', 'tsx', '-e', TWO_LINES], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = (await text(stdout)).trim().split('\n')
  const times = lines.map((line) => String(JSON.parse(line).time))
  expect(times).toHaveLength(2)
  for (const time of times) {
    expect(new Date(time).toISOString()).toBe(time)
    expect(Date.parse(time)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now())
  }
})
