import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'

/** The name of a request, in the log and in its answer. */
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

test('is that of the door on this machine, and stands in the log', async () => {
  const id = randomUUID()
  lines.splice(0)
  expect(await idOf(id.toUpperCase())).toBe(id)
  expect(lines.map((line) => JSON.parse(line).reqId)).toContain(id)
  expect(await idOf(id, '::1')).toBe(id)
})

test.each([
  ['nothing', null, '127.0.0.1'],
  ['what is no UUID', 'x'.repeat(36), '127.0.0.1'],
  ['a line and more', `${randomUUID()} level=50`, '127.0.0.1'],
  ['a caller elsewhere', randomUUID(), '203.0.113.7'],
])('is a new one after %s', async (_, stated, remoteAddress) => {
  const id = await idOf(stated, remoteAddress)
  expect(id).toMatch(UUID)
  expect(id).not.toBe(stated)
})
