import { isFullyMigrated } from '@/backend/db/migrate'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { sendError } from '@/backend/platform/http/send-error'

export function mountHealthRoutes({ app, db }: RouteContext): void {
  app.get('/healthz', async () => ({ status: 'alive' }))

  app.get('/readyz', async (_, reply) => {
    if (await isFullyMigrated(db)) return { status: 'ready' }
    return sendError(reply, { statusCode: 503, message: 'The database is not migrated yet.' })
  })
}
