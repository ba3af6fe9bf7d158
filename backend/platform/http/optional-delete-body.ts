import type { FastifyInstance } from 'fastify'

/** Replaces the missing body of a DELETE by an empty object: the query may hold everything. */
export function makeDeleteBodyOptional(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.method === 'DELETE') request.body ??= {}
  })
}
