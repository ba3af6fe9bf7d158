import { asc } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { setting } from '@/backend/db/schema/setting'

export async function listSettings(db: Database) {
  const rows = await db
    .select({ key: setting.key, value: setting.value, url: setting.url })
    .from(setting)
    .orderBy(asc(setting.position), asc(setting.key))
  return toPage(rows, rows.length, { limit: rows.length, offset: 0 })
}
