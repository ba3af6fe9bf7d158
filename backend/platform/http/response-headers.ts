import type { FastifyInstance } from 'fastify'

/** Seconds, as the default. */
const RETRY_AFTER = 5

const SOON: readonly number[] = [429, 503]

/** Adds `Retry-After` to every 429 and 503 without one (promise S9). */
export function addRetryAfterHeader(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (!SOON.includes(reply.statusCode) || reply.hasHeader('retry-after')) return
    reply.header('retry-after', RETRY_AFTER)
  })
}

/**
 * Closes kept-alive connections with the current reply when the API stops; otherwise the stop waits for their
 * timeout.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
