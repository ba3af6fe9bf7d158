import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { setting } from '@/backend/db/schema/content'

/** Reads what the operator named the site; without a name its host name. */
export async function getSiteName(db: Database | Transaction, siteUrl: string): Promise<string> {
  const [found] = await db
    .select({ name: setting.value })
    .from(setting)
    .where(eq(setting.key, 'Site Name'))
  return found?.name || new URL(siteUrl).hostname
}
