import type { Pool } from 'pg'

/** Counts the statements that wait for a lock in the pool's database. The server is shared with other tests' databases. */
export async function countLockWaits(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(`
    select 1 from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`)
  return rowCount ?? 0
}
