import type { FastifyInstance } from 'fastify'

/** Logs method, route, status and milliseconds; no address, search text or header (promise T16). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
