import { createNotificationBatch } from '@/backend/areas/notifications/create-notifications'
import { connectDatabase } from '@/backend/db/connect'

/** Runs the announcement once as its own process, for tests that kill it. Arguments: database URL and time. */
const [url = '', moment = ''] = process.argv.slice(2)
const { db, close } = connectDatabase(url)
await createNotificationBatch(db, new Date(moment))
await close()
