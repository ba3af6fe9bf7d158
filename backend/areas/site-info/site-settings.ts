import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { setting } from '@/backend/db/schema/content'

const KEY = 'Google Analytics'

/** Format of a Google Analytics 4 id. */
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/

export async function listSiteSettings(db: Database) {
  const rows = await db
    .select({ key: setting.key, value: setting.value, url: setting.url })
    .from(setting)
    .orderBy(asc(setting.position), asc(setting.key))
  return toPage(rows, rows.length, { limit: rows.length, offset: 0 })
}

/** Finds the Google Analytics id; null when the setting is empty or invalid. */
export async function getMeasurementId(db: Database): Promise<string | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY))
  const value = row?.value?.trim() ?? ''
  return MEASUREMENT_ID.test(value) ? value : null
}
