import { Client } from 'pg'

/** What makes a server survive a power failure, and is most of what it waits for where nothing is kept. */
const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

/** Lets a server whose data go with the run wait for no disk. Never for one that was given to us. */
export async function goWithoutDurability(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const setting of SETTINGS) await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
