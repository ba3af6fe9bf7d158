import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type NewsletterFile, parseNewsletter } from '@/backend/areas/newsletter/newsletter-file'
import {
  countSubscribers,
  MAILS_A_MINUTE,
  startIssue,
} from '@/backend/areas/newsletter/newsletter-issues'
import { newsletterMail } from '@/backend/areas/newsletter/newsletter-mail'
import type { Database } from '@/backend/db/connect'
import { getSiteName } from '@/backend/platform/database/site-name'
import { composeMail } from '@/backend/platform/outbox/compose-mail'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'

const USAGE = `Usage: npm run newsletter -- preview <file>
       npm run newsletter -- test <file> <address>
       npm run newsletter -- send <file>

The file is Markdown; its first line is the subject: "# New jobs in May".

  preview  prints the mail, and writes it as HTML to DATA_DIR
  test     mails it to one address
  send     mails it to everybody who confirmed, ${MAILS_A_MINUTE} a minute; the same file is sent once
`

/** Never a subscription: the links of previews and tests end nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

await runCommand({
  usage: USAGE,
  parse: parseArguments,
  async run({ verb, path, address }) {
    const file = parseNewsletter(await readNewsletter(path))
    const environment = loadEnvironment()
    return withDatabase(environment, (db) => {
      if (verb === 'send') return send(db, file)
      return address === undefined
        ? preview(db, file, environment)
        : test(db, file, address, environment)
    })
  },
})

/** Throws `UsageError`. */
function parseArguments([verb, path, address, ...more]: readonly string[]) {
  const isTest = verb === 'test' && z.email().safeParse(address).success
  const isOther = (verb === 'preview' || verb === 'send') && address === undefined
  if (path === undefined || more.length > 0 || !(isTest || isOther)) throw new UsageError()
  return { verb, path, address }
}

async function readNewsletter(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new StartError(`${path} cannot be read (${getErrorCode(error)}).`)
  }
}

async function preview(
  db: Database,
  file: NewsletterFile,
  environment: Environment,
): Promise<string[]> {
  const { siteUrl, dataDir } = environment
  const site = { name: await getSiteName(db, siteUrl), url: siteUrl }
  const { subject, text, html } = composeMail(
    newsletterMail.texts.mail(toCopy(file, 'you'), site),
    site,
  )
  const shown = join(dataDir, 'newsletter.html')
  await writeFile(shown, html)
  const readers = await countSubscribers(db)
  return [`Subject: ${subject}`, '', text, `As HTML: ${shown}`, `Subscribers: ${readers}`]
}

async function test(
  db: Database,
  file: NewsletterFile,
  address: string,
  { siteUrl }: Environment,
): Promise<string[]> {
  const copy = toCopy({ ...file, subject: `Test: ${file.subject}` }, address)
  const options = { now: new Date(), siteUrl }
  await db.transaction((tx) => queueMessage(tx, newsletterMail, 'mail', copy, options))
  return [`A test to ${address} is sent as soon as the product runs.`]
}

async function send(db: Database, file: NewsletterFile): Promise<string[]> {
  const readers = await countSubscribers(db)
  if (readers === 0) throw new StartError('Nobody has confirmed the newsletter yet.')
  const { issue, isNew } = await startIssue(db, file, new Date())
  if (!isNew) {
    const { startedAt, queued, finishedAt } = issue
    const state = finishedAt === null ? `${queued} mails so far, and goes on` : `${queued} mails`
    const day = startedAt.toISOString().slice(0, 10)
    throw new StartError(`This file was sent on ${day}: ${state}. Nobody gets it twice.`)
  }
  const minutes = Math.ceil(readers / MAILS_A_MINUTE)
  return [
    `Sent to ${readers} ${readers === 1 ? 'subscriber' : 'subscribers'}, ${MAILS_A_MINUTE} a minute, while the product runs: about ${minutes} min.`,
  ]
}

function toCopy({ subject, markdown }: NewsletterFile, email: string) {
  const issue = { id: NOBODY, subject, markdown }
  return { issue, reader: { id: NOBODY, email, token: NOBODY } }
}
