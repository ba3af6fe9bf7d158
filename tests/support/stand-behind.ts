import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { connectDatabase } from '@/backend/db/connect'
import { standBehindReaders } from '@/backend/import/behind-readers'

const SESSION = '/proc/self/autogroup'

/** Null where there is no such thing. */
const readSession = () =>
  existsSync(SESSION) ? Number(readFileSync(SESSION, 'utf8').split(' nice ')[1]) : null

// Stands behind readers with a connection to the database it is given, and prints what its priority was meanwhile, and after.
const { pool, close } = connectDatabase(process.argv[2] ?? '')
const before = readSession()
const comeBack = standBehindReaders(pool, true)
const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
const server = getPriority(rows[0]?.pid)
const during = { process: getPriority(), server, session: readSession() }
await comeBack()
await close()
process.stdout.write(JSON.stringify({ before, during, after: readSession() }))
