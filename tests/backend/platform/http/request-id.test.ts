import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'

/** The request id in the log and in the response. */
const lines: string[] = []
const sink = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk))
    done()
  },
})
const api = provideApp(provideDatabase(), undefined, { log: pino(sink) })
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function idOf(stated: string | null, remoteAddress = '127.0.0.1') {
  const headers = stated === null ? {} : { 'x-request-id': stated }
  const response = await api.app.inject({ url: '/v1/nothing', headers, remoteAddress })
  return String(response.headers['x-request-id'])
}

test('is taken from the HTTP server on this machine and logged', async () => {
  const id = randomUUID()
  lines.splice(0)
  expect(await idOf(id.toUpperCase())).toBe(id)
  expect(lines.map((line) => JSON.parse(line).reqId)).toContain(id)
  expect(await idOf(id, '::1')).toBe(id)
})

test.each([
  ['no id', null, '127.0.0.1'],
  ['an id that is not a UUID', 'x'.repeat(36), '127.0.0.1'],
  ['an id with more text', `${randomUUID()} level=50`, '127.0.0.1'],
  ['an id of another machine', randomUUID(), '203.0.113.7'],
])('is a new one for %s', async (_, stated, remoteAddress) => {
  const id = await idOf(stated, remoteAddress)
  expect(id).toMatch(UUID)
  expect(id).not.toBe(stated)
})
