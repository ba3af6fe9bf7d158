import { createServer, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { handleUpgrades } from '@/backend/platform/socket/handle-upgrades'

const HEAD = Buffer.from('first bytes')

/** The response to an upgrade that is refused with a status, or passed on for null. */
async function upgrade(url: string, status: number | null) {
  const server = createServer()
  const pass = vi.fn()
  const refuse = async () => (status === null ? null : { statusCode: status, message: 'No.' })
  handleUpgrades(server, { path: '/socket/', refuse, pass })
  const socket = new PassThrough()
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  server.emit('upgrade', request, socket, HEAD)
  if (status === null) await vi.waitFor(() => expect(pass).toHaveBeenCalled())
  return { passed: pass.mock.calls, answer: status === null ? '' : await text(socket) }
}

test('passes on an accepted upgrade with the bytes already received', async () => {
  const { passed } = await upgrade('/socket/?EIO=4', null)
  expect(passed).toEqual([[expect.any(IncomingMessage), expect.any(PassThrough), HEAD]])
})

test.each(['/socket', '/socket/more', '/'])('answers 404 to the address %s', async (url) => {
  const { passed, answer } = await upgrade(url, 401)
  expect(passed).toEqual([])
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
})

test.each([
  [429, true],
  [503, true],
  [403, false],
])('sets Retry-After for status %i: %s', async (status, hasRetryAfter) => {
  const { passed, answer } = await upgrade('/socket/', status)
  expect(passed).toEqual([])
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer.includes('Retry-After: 5\r\n')).toBe(hasRetryAfter)
})
