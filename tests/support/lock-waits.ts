import type { Pool } from 'pg'

/** Counts the statements that wait for a lock, also of a row, in the pool's database. The server is shared with other tests' databases. */
export async function countLockWaits(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rowCount ?? 0
}
