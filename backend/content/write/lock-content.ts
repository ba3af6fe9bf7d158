import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'

const CONTENT_LOCK = 'visvakor: write content'

/** Waits until no other process writes content. */
export async function lockContent(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${CONTENT_LOCK}, 0))`)
}
