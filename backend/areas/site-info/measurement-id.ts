import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { setting } from '@/backend/db/schema/setting'

const KEY = 'Google Analytics'

/** Of Google Analytics 4. */
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/

/** Null when the setting is empty or not an id. */
export async function getMeasurementId(db: Database): Promise<string | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY))
  const value = row?.value?.trim() ?? ''
  return MEASUREMENT_ID.test(value) ? value : null
}
