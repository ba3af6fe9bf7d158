import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { Database, Transaction } from '@/backend/db/connect'
import { lockAccountRow } from '@/backend/db/lock-account'

/** Counts the statements that wait for a lock, also of a row, in the pool's database. The server is shared with other tests' databases. */
export async function countLockWaits(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rowCount ?? 0
}

/** Starts work that needs an account's row, makes a change while it waits for the row, and awaits it. */
export async function changeWhileWaiting(
  { db, pool }: { readonly db: Database; readonly pool: Pool },
  accountId: string,
  start: () => Promise<unknown>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    await lockAccountRow(tx, accountId)
    work = start()
    await expect.poll(() => countLockWaits(pool), { interval: 20 }).toBe(1)
    await change(tx)
  })
  await work
}
