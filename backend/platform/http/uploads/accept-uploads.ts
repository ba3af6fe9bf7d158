import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Reads multipart bodies in this scope only; elsewhere they are 415. */
export async function acceptUploads(
  app: FastifyInstance,
  mountRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    mountRoutes(scope)
  })
}
