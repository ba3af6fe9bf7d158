import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'

/** Responses on a real socket: non-standard statuses, and malformed requests. */
const api = provideApp(provideDatabase())
let port = 0

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  port = (api.app.server.address() as AddressInfo).port
})

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const sent = request({ port, host: '127.0.0.1', method, path, headers }).end()
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) }
}

/** Sends raw bytes and returns everything that comes back. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

test('answers 900 to a call that needs a session', async () => {
  const { status, body } = await send('GET', '/v1/job/saved')
  expect([status, body.statusCode]).toEqual([900, 900])
})

test('answers 650 to an unknown installation', async () => {
  const headers = { 'x-installation-id': '00000000-0000-4000-8000-000000000000' }
  const { status, body } = await send('POST', '/v1/job/1/views', headers)
  expect([status, body.statusCode]).toEqual([650, 650])
})

test('accepts POST and DELETE without body and content type', async () => {
  for (const method of ['POST', 'DELETE']) {
    expect((await send(method, '/v1/job/1/save')).status).toBe(900)
  }
  const json = { 'content-type': 'application/json', 'content-length': '0' }
  expect((await send('DELETE', '/v1/job/1/save', json)).status).toBe(900)
})

describe('malformed requests', () => {
  test.each([
    ['nonsense\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('are answered with the error body', async (bytes, status) => {
    const answer = await sendRaw(bytes)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
    expect(Object.keys(body)).toEqual(['statusCode', 'message'])
  })
})
