import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { setting } from '@/backend/db/schema/content'
import { job } from '@/backend/db/schema/vacancy'

/** Of a migrated one: without an employer, a vacancy and a setting. */
export async function isEmptyDatabase(db: Database | Transaction): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from ${company})
      and not exists (select from ${job})
      and not exists (select from ${setting}) as empty`,
  )
  return rows[0]?.empty === true
}
