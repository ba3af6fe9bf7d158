import { createServer, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { handleUpgrades } from '@/backend/platform/socket/handle-upgrades'

const HEAD = Buffer.from('first bytes')

/** What a caller of an address hears where it is refused with a status, null: let through. */
async function upgrade(url: string, status: number | null) {
  const server = createServer()
  const pass = vi.fn()
  const refuse = async () => (status === null ? null : { statusCode: status, message: 'No.' })
  handleUpgrades(server, { path: '/socket/', refuse, pass })
  const line = new PassThrough()
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  server.emit('upgrade', request, line, HEAD)
  if (status === null) await vi.waitFor(() => expect(pass).toHaveBeenCalled())
  return { passed: pass.mock.calls, heard: status === null ? '' : await text(line) }
}

test('who may pass is handed on with the bytes that came already', async () => {
  const { passed } = await upgrade('/socket/?EIO=4', null)
  expect(passed).toEqual([[expect.any(IncomingMessage), expect.any(PassThrough), HEAD]])
})

test.each(['/socket', '/socket/more', '/'])('%s is another address: 404', async (url) => {
  const { passed, heard } = await upgrade(url, 401)
  expect(passed).toEqual([])
  expect(heard).toMatch(/^HTTP\/1\.1 404 /)
})

test.each([
  [429, true],
  [503, true],
  [403, false],
])('who is refused with %i is told when to come again: %s', async (status, isTold) => {
  const { passed, heard } = await upgrade('/socket/', status)
  expect(passed).toEqual([])
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(heard.includes('Retry-After: 5\r\n')).toBe(isTold)
})
