import { announceBatch } from '@/backend/areas/notifications/announce'
import { connectDatabase } from '@/backend/db/connect'

/** A worker of its own process, for tests that kill it: database address and moment as arguments. */
const [url = '', moment = ''] = process.argv.slice(2)
const { db, close } = connectDatabase(url)
await announceBatch(db, new Date(moment))
await close()
