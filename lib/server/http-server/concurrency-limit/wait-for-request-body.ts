import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'

const CHECK_INTERVAL_MS = 10

/**
 * Resolves once the whole body has arrived (unread) or the client has disconnected, so that a slow upload holds no slot.
 * Node buffers as much as `limitBodySize` allows for pages, and `timeOutSlowBodies` ends what does not arrive.
 */
export async function waitForRequestBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!(Number(request.headers['content-length'] ?? 0) > 0)) return
  await setImmediate()
  while (!request.complete && !response.destroyed) await setTimeout(CHECK_INTERVAL_MS)
}
