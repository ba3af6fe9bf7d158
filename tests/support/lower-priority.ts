import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { connectDatabase } from '@/backend/db/connect'
import { lowerPriority } from '@/backend/import/low-priority'
import { until } from '@/e2e/product/until'

/** Null where autogroups are not supported. */
function readSession(process: number | 'self'): number | null {
  const file = `/proc/${process}/autogroup`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' nice ')[1]) : null
}

/** The scheduling policy as numbered in sched(7); null where it is not known. */
function readPolicy(): number | null {
  const file = '/proc/self/stat'
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(') ')[1]?.split(' ')[38]) : null
}

// Lowers its own priority and that of two connections to the given database, and prints the priorities during and after.
const { pool, close } = connectDatabase(process.argv[2] ?? '', { connectTimeoutMs: 15_000 })
const before = readSession('self')
const comeBack = lowerPriority(pool, true)
const clients = await Promise.all([pool.connect(), pool.connect()])
const asked = clients.map((client) =>
  client.query<{ pid: number }>('select pg_backend_pid() as pid'),
)
const pids = (await Promise.all(asked)).flatMap(({ rows }) => rows.map(({ pid }) => pid))
// Linux lets a user other than root change one session at a time.
await until(async () => pids.every((pid) => readSession(pid) !== 0) || null, {
  what: 'the sessions of the server are lowered',
  seconds: 5,
})
const during = {
  process: getPriority(),
  policy: readPolicy(),
  session: readSession('self'),
  servers: pids.map((pid) => getPriority(pid)),
  serverSessions: pids.map(readSession),
}
for (const client of clients) client.release()
await comeBack()
await close()
process.stdout.write(JSON.stringify({ before, during, after: readSession('self') }))
