import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/**
 * Mounts routes that take files in a scope of their own: only there is a multipart body read at
 * all; everywhere else it is 415.
 */
export async function takeUploads(
  app: FastifyInstance,
  mountRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    mountRoutes(scope)
  })
}
