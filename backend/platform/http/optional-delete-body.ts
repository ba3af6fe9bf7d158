import type { FastifyInstance } from 'fastify'

/** An empty object replaces the missing body: the query may hold all that is needed. */
export function makeDeleteBodyOptional(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.method === 'DELETE') request.body ??= {}
  })
}
