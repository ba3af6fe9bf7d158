import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { Exchange } from '../exchange'
import { splitAddress } from '../split-address'

export type QuietExchange = { readonly exchange: Exchange; readonly end: () => void }

/** A request nobody has sent: Next answers it as a visitor's, and what is written goes nowhere. */
export function openQuietExchange(url: string): QuietExchange {
  const nowhere = new Duplex({
    read: () => undefined,
    write: (_chunk, _encoding, done) => done(),
  })
  // Node's HTTP asks for no more than a stream.
  const socket = nowhere as Socket
  const request = new IncomingMessage(socket)
  request.method = 'GET'
  request.url = url
  // Middleware builds addresses of it; no page has it in it (promise T9).
  request.headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  return {
    exchange: {
      id: '',
      request,
      response,
      client: '127.0.0.1',
      ...splitAddress(url),
    },
    end: () => nowhere.destroy(),
  }
}
