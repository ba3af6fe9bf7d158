import type { FastifyInstance } from 'fastify'

/**
 * Ends each connection with the answer under way once the server is closing; a kept one would hold
 * up the stop until it times out.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
