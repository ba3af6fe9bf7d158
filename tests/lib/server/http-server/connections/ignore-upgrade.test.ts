import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { createResponseIgnoringUpgrade } from '@/lib/server/http-server/connections/ignore-upgrade'

const LENGTH = { 'content-length': '2' }

it.each([
  ['GET', {}, true],
  ['HEAD', {}, true],
  ['POST', {}, false],
  ['GET', LENGTH, false],
  ['POST', LENGTH, false],
])(
  '%s with %j that offers another protocol is answered all the same: %s',
  (method, headers, isAnswered) => {
    const socket = new Socket()
    const request = new IncomingMessage(socket)
    Object.assign(request, { method, headers })
    expect(createResponseIgnoringUpgrade(request, socket) instanceof ServerResponse).toBe(
      isAnswered,
    )
  },
)

it('what is no connection of the network is not answered', () => {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  expect(createResponseIgnoringUpgrade(request, new Duplex())).toBeNull()
})
