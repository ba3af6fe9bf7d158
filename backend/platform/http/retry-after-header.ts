import type { FastifyInstance } from 'fastify'

/** Seconds, where nobody knows better. */
const RETRY_AFTER = 5

const SOON: readonly number[] = [429, 503]

/** No 429 and no 503 leaves without saying when to try again, wherever it was made (promise S9). */
export function addRetryAfterHeader(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (!SOON.includes(reply.statusCode) || reply.hasHeader('retry-after')) return
    reply.header('retry-after', RETRY_AFTER)
  })
}
