import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'

const LOOK_MS = 10

/**
 * Resolves once the body is here, unread, or nobody waits any more: a place in a lane must not be held by who sends byte by byte. The
 * server keeps as much unread as `limitBodies` lets through to pages, and `endSlowBodies` ends what does not come.
 */
export async function whenWhole(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!(Number(request.headers['content-length'] ?? 0) > 0)) return
  await setImmediate()
  while (!request.complete && !response.destroyed) await setTimeout(LOOK_MS)
}
