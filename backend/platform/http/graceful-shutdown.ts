import type { FastifyInstance } from 'fastify'

/** A kept-alive connection would delay the stop until it times out. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
