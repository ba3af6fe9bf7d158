import type { FastifyInstance } from 'fastify'

/** Bytes of a plain form or of one-click unsubscribing (RFC 8058). */
const FORM_LIMIT = 4096

/** For plain forms and mail programs: any body passes unread, because the address says everything. */
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
