import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { waitForAnswer } from '@/backend/launch/start-ready-child'

/** A server that answers with these statuses in order and then repeats the last one. */
async function serve(...statuses: readonly number[]): Promise<string> {
  let count = 0
  const server = createServer((_, response) => {
    const status = statuses[Math.min(count, statuses.length - 1)] ?? 500
    count += 1
    response.writeHead(status, { location: '/' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const accept = (status: number) => status === 200
const signal = new AbortController().signal

test('waits until an answer is accepted', async () => {
  const url = await serve(503, 302, 200)
  expect(await waitForAnswer(url, { accept, timeoutMs: 20_000, signal })).toEqual({
    ok: true,
    status: 200,
  })
})

test('returns the last status when the patience ends, or null without one', async () => {
  const options = { accept, timeoutMs: 1000, signal }
  const url = await serve(503)
  expect((await waitForAnswer(url, options)).ok).toBe(false)
  expect(await waitForAnswer('http://127.0.0.1:1/', options)).toEqual({ ok: false, status: null })
})

test('stops when it is aborted', async () => {
  const options = { accept, timeoutMs: 20_000, signal: AbortSignal.abort() }
  expect(await waitForAnswer(await serve(200), options)).toEqual({ ok: false, status: null })
})
