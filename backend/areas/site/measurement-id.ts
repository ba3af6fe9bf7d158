import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { setting } from '@/backend/db/schema/setting'

/** The setting that holds it. */
const KEY = 'Google Analytics'

/** Web streams of Google Analytics 4. */
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/

/** Where visits are measured; null when the setting is empty or no such id. */
export async function getMeasurementId(db: Database): Promise<string | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY))
  const value = row?.value?.trim() ?? ''
  return MEASUREMENT_ID.test(value) ? value : null
}
