import { newsletterMail } from '@/backend/areas/newsletter/newsletter-mail'
import { connectDatabase } from '@/backend/db/connect'
import { silentLog } from '@/backend/platform/runtime/log'

/** Queues due newsletter e-mails as its own process, for tests that kill it. Arguments: database URL and time. */
const [url = '', moment = ''] = process.argv.slice(2)
const { db, close } = connectDatabase(url)
await newsletterMail.job.run({
  db,
  clock: { now: () => new Date(moment) },
  outbox: { wake: () => undefined },
  log: silentLog,
  siteUrl: 'https://www.visvakor.example',
  hour: 18,
})
await close()
