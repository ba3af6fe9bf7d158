import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { handleMalformedRequest } from '@/backend/platform/http/malformed-requests'

/** What becomes of a line whose bytes are no request: how often it is answered, and how often cut. */
function receive(code: string, writable: boolean) {
  const socket = Object.defineProperty(new Socket(), 'writable', { value: writable })
  const end = vi.spyOn(socket, 'end').mockReturnValue(socket)
  const destroy = vi.spyOn(socket, 'destroy')
  const rawPacket = { type: 'Buffer', data: [] }
  handleMalformedRequest(
    Object.assign(new Error('no'), { code, bytesParsed: 0, rawPacket }),
    socket,
  )
  const counts = { answered: end.mock.calls.length, cut: destroy.mock.calls.length }
  socket.destroy()
  return counts
}

test('a caller who can still hear is told what was wrong', () => {
  expect(receive('HPE_INVALID_METHOD', true)).toEqual({ answered: 1, cut: 0 })
})

test.each([
  ['ECONNRESET', true],
  ['ECONNRESET', false],
  ['HPE_INVALID_METHOD', false],
])('nothing is written to a caller who is gone: %s', (code, writable) => {
  expect(receive(code, writable)).toEqual({ answered: 0, cut: 1 })
})
