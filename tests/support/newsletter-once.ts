import { newsletterMail } from '@/backend/areas/newsletter/newsletter-mail'
import { connectDatabase } from '@/backend/db/connect'
import { openJobProcess } from '@/tests/support/outbox/job-process'

/** Queues due newsletter e-mails as its own process, for tests that kill it. Arguments: database URL and time. */
const [url = '', moment = ''] = process.argv.slice(2)
const { db, close } = connectDatabase(url)
const clock = { now: () => new Date(moment), set: () => undefined }
await openJobProcess({ db, clock }, newsletterMail).write()
await close()
