import type { FastifyInstance } from 'fastify'

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
