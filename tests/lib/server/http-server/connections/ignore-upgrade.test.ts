import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { createResponseIgnoringUpgrade } from '@/lib/server/http-server/server'

const LENGTH = { 'content-length': '2' }

it.each([
  ['GET', {}, true],
  ['HEAD', {}, true],
  ['POST', {}, false],
  ['GET', LENGTH, false],
  ['POST', LENGTH, false],
])('%s with %j and an Upgrade header gets a normal response: %s', (method, headers, isAnswered) => {
  const socket = new Socket()
  const request = new IncomingMessage(socket)
  Object.assign(request, { method, headers })
  expect(createResponseIgnoringUpgrade(request, socket) instanceof ServerResponse).toBe(isAnswered)
})

it('returns null for a socket that is not a network connection', () => {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  expect(createResponseIgnoringUpgrade(request, new Duplex())).toBeNull()
})
