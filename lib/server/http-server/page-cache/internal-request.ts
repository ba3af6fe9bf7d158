import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { RequestContext } from '../request-context'
import { splitUrl } from '../split-url'

export type InternalRequest = { readonly context: RequestContext; readonly end: () => void }

/** Creates a request that no client has sent: Next answers it as a visitor's, and the response is discarded. */
export function createInternalRequest(url: string): InternalRequest {
  const nowhere = new Duplex({
    read: () => undefined,
    write: (_chunk, _encoding, done) => done(),
  })
  // Node's HTTP needs no more than a stream.
  const socket = nowhere as Socket
  const request = new IncomingMessage(socket)
  request.method = 'GET'
  request.url = url
  // Next's middleware builds URLs from it; no page contains it (promise T9).
  request.headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  return {
    context: {
      id: '',
      request,
      response,
      client: '127.0.0.1',
      ...splitUrl(url),
    },
    end: () => nowhere.destroy(),
  }
}
