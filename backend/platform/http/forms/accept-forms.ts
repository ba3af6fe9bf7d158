import type { FastifyInstance } from 'fastify'

/** Bytes of a plain form or of a one-click unsubscribe call (RFC 8058). */
const FORM_LIMIT = 4096

/**
 * Registers routes for plain forms and mail programs. Any body passes unread, because the address holds
 * everything.
 */
export async function acceptForms(
  app: FastifyInstance,
  mountRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: FORM_LIMIT } as const
    const types = ['application/x-www-form-urlencoded', /^multipart\/form-data/]
    for (const type of types) {
      scope.addContentTypeParser(type, options, async () => undefined)
    }
    mountRoutes(scope)
  })
}
