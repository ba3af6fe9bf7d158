import type { FastifyInstance } from 'fastify'

/** Takes a DELETE without a body for one with an empty object: what it needs may stand in its query. */
export function allowBodylessDelete(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.method === 'DELETE') request.body ??= {}
  })
}
