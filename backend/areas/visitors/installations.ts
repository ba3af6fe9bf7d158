import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { installation } from '@/backend/db/schema/visitor'

type Installation = Pick<typeof installation.$inferSelect, 'id' | 'platform' | 'deviceType'>

export async function isInstallation(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: installation.id })
    .from(installation)
    .where(eq(installation.id, id))
  return found.length > 0
}

export async function writeInstallation(
  db: Database,
  { id, platform, deviceType }: Installation,
  now: Date,
): Promise<void> {
  await db
    .insert(installation)
    .values({ id, platform, deviceType, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: installation.id, set: { platform, deviceType, lastSeenAt: now } })
}
