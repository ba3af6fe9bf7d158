import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { endSilentBodies } from '@/lib/server/door/steps/end-silent-bodies'

it.each([
  [{}, undefined],
  [{ 'content-length': '5' }, 7000],
])('of a request with %j the silence is measured for %s ms', async (headers, silence) => {
  const socket = new Socket()
  const request = new IncomingMessage(socket)
  request.headers = headers
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  const exchange = { id: '', client: '', path: '/jobs', search: '', request, response }
  expect(await endSilentBodies(7000)(exchange)).toBe(false)
  expect(socket.timeout).toBe(silence)
  socket.destroy()
})
