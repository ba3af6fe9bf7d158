import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Registers routes that read multipart bodies; elsewhere those are 415. */
export async function acceptUploads(
  app: FastifyInstance,
  mountRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    mountRoutes(scope)
  })
}
