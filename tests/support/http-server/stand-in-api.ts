import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** One call as the API received it. */
export type ReceivedCall = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Answers one call in place of the API; a handler that never responds simulates a hanging API. */
export type StandInAnswer = (request: IncomingMessage, response: ServerResponse) => void

/** A valid response for both a list and a change. */
export const NOTHING_FOUND = {
  success: true,
  data: [],
  total: 0,
  closingThisWeek: 0,
  limit: 20,
  offset: 0,
}

/** A server on loopback in place of our API; the test sets its responses. */
export class StandInApi {
  readonly calls: ReceivedCall[] = []
  answer: StandInAnswer = replyJson(200, NOTHING_FOUND)

  constructor(readonly server: Server) {
    server.on('request', (request, response) => {
      const { method, url, headers } = request
      this.calls.push({ method, url, headers })
      this.answer(request, response)
    })
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** The last call since the last `forget`; throws if there is none. */
  get last(): ReceivedCall {
    const call = this.calls.at(-1)
    if (call === undefined) throw new Error('The API was not asked')
    return call
  }

  forget(): void {
    this.calls.length = 0
    this.answer = replyJson(200, NOTHING_FOUND)
  }
}

/** Starts the server and closes it after the file's tests. */
export async function provideStandInApi(): Promise<StandInApi> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return new StandInApi(server)
}

export function replyJson(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): StandInAnswer {
  return (request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** An error in the format of our API (spec §8). */
export function replyError(
  statusCode: number,
  headers: Readonly<Record<string, string>> = {},
): StandInAnswer {
  return replyJson(statusCode, { statusCode, message: 'In the words of the API.' }, headers)
}
