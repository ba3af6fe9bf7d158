import type { FastifyInstance } from 'fastify'

/** The bodies of plain forms and of one-click unsubscribing (RFC 8058) are this long at most. */
const FORM_LIMIT = 4096

/**
 * Mounts routes that plain forms and mail programs post to, in a scope of their own: whatever body
 * comes is let pass unread, since the address says everything.
 */
export async function takeForms(
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
