import { announceBatch } from '@/backend/areas/notifications/announce'
import { connectDatabase } from '@/backend/db/connect'

/** Runs the announcement once as its own process, for tests that kill it. Arguments: database URL and time. */
const [url = '', moment = ''] = process.argv.slice(2)
const { db, close } = connectDatabase(url)
await announceBatch(db, new Date(moment))
await close()
