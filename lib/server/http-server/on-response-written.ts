import type { ServerResponse } from 'node:http'

/**
 * Calls back when the response is written completely or the client has disconnected: a client that reads slowly must not
 * hold a slot.
 */
export function onResponseWritten(response: ServerResponse, tell: () => void): void {
  const end = response.end.bind(response) as (...args: readonly unknown[]) => ServerResponse
  const ending = (...args: readonly unknown[]): ServerResponse => {
    const ended = end(...args)
    tell()
    return ended
  }
  response.end = ending as typeof response.end
  response.once('close', tell)
}
