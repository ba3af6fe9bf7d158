import { connectDatabase } from '@/backend/db/connect'
import { StartError } from '@/backend/platform/runtime/start-error'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { parseEnvironment } from '@/backend/settings/environment'
import { toDay } from '@/lib/shared/calendar/day'
import { writeDemo } from './write-demo'

// The API starts it once in the life of a database, and need not keep what filling takes (promise S10).
const { databaseUrl, hasDemo } = parseEnvironment(process.env)
if (databaseUrl === null) throw new StartError('Name the database to be filled as DATABASE_URL.')
// Filling takes longer than a request may.
const { db, close } = connectDatabase(databaseUrl, { statementTimeoutMs: 0 })
try {
  await fillEmptyDatabase(db, toDay(new Date()), hasDemo ? writeDemo : null)
} finally {
  await close()
}
