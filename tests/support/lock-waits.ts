import type { Pool } from 'pg'

/** How many statements of the pool's database wait for a lock. The server is shared: other tests have databases of their own in it. */
export async function countLockWaits(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(`
    select 1 from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`)
  return rowCount ?? 0
}
