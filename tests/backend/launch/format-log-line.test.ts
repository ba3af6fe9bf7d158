import pino from 'pino'
import { expect, test } from 'vitest'
import { formatLogLine } from '@/backend/launch/start-api'
import { toLoggedError } from '@/backend/platform/runtime/log'

/** The formatted lines of the API's log. */
function show(write: (log: pino.Logger) => void): readonly string[] {
  const lines: string[] = []
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const serializers = { err: toLoggedError }
  write(pino({ ...options, serializers }, { write: (line) => lines.push(line.trimEnd()) }))
  return lines.flatMap(formatLogLine)
}

const request = { reqId: 'x', method: 'GET', route: '/v1/job', status: 200, ms: 12 }

test('hides successful requests', () => {
  expect(show((log) => log.info(request, 'answered'))).toEqual([])
  expect(show((log) => log.info({ ...request, status: 399, ms: 999 }, 'answered'))).toEqual([])
})

test.each([
  [{ status: 503 }, 'GET /v1/job 503 in 12 ms'],
  [{ status: 400 }, 'GET /v1/job 400 in 12 ms'],
  [{ ms: 1000 }, 'GET /v1/job 200 in 1000 ms'],
])('shows a request with %j on one short line', (change, shown) => {
  expect(show((log) => log.info({ ...request, ...change }, 'answered'))).toEqual([shown])
})

test('shows an error with its message and location', () => {
  const [first, second] = show((log) => log.error({ err: new RangeError('too far') }, 'it failed'))
  expect(first).toBe('error: it failed: RangeError: too far')
  expect(second).toMatch(/^ {4}at .*format-log-line\.test\.ts/)
})

test('shows a warning with its fields', () => {
  const shown = show((log) => log.warn({ status: 403 }, 'the web app refused'))
  expect(shown).toEqual(['warning: the web app refused status=403'])
})

test.each(['plain words', '{"level":', '42', ''])('keeps %j, which is not a log entry', (line) => {
  expect(formatLogLine(line)).toEqual([line])
})
