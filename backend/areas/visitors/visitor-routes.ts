import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { installation } from '@/backend/db/schema/visitor'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { createVisitCounter, readVisitorCounts } from './visits'

export function mountVisitorRoutes(context: RouteContext): void {
  const { app, db, clock, log } = context
  const visits = createVisitCounter(db, clock, log)
  app.addHook('onClose', visits.flush)

  mountPublic(context, visitorEndpoints.registerInstallation, async ({ params, body }) => {
    const id = params.id.toLowerCase()
    await writeInstallation(db, { id, ...body }, clock.now())
    await visits.recordVisit(id)
    return { id, ...body }
  })

  mountPublic(context, visitorEndpoints.counter, async ({ installationId }) => {
    if (installationId !== null && (await isRegisteredInstallation(db, installationId))) {
      await visits.recordVisit(installationId)
    }
    return readVisitorCounts(db, clock.now())
  })
}

type Installation = Pick<typeof installation.$inferSelect, 'id' | 'platform' | 'deviceType'>

export async function isRegisteredInstallation(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: installation.id })
    .from(installation)
    .where(eq(installation.id, id))
  return found.length > 0
}

async function writeInstallation(
  db: Database,
  { id, platform, deviceType }: Installation,
  now: Date,
): Promise<void> {
  await db
    .insert(installation)
    .values({ id, platform, deviceType, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: installation.id, set: { platform, deviceType, lastSeenAt: now } })
}
