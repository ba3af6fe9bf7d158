import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  BrokenNewsletterError,
  type NewsletterFile,
  parseNewsletter,
} from '@/backend/areas/newsletter/newsletter-file'
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

/** Runs the command. Exit codes: 0 done, 1 nothing was sent, 2 the command was not understood. */
async function main([verb, path, address, ...more]: readonly string[]): Promise<0 | 1 | 2> {
  const isTest = verb === 'test' && z.email().safeParse(address).success
  const isOther = (verb === 'preview' || verb === 'send') && address === undefined
  if (path === undefined || more.length > 0 || !(isTest || isOther)) {
    process.stderr.write(USAGE)
    return 2
  }
  try {
    const file = parseNewsletter(await readNewsletter(path))
    const environment = loadEnvironment()
    const { code, text } = await withDatabase(environment, (db) => {
      if (verb === 'send') return send(db, file)
      return address === undefined
        ? preview(db, file, environment)
        : test(db, file, address, environment)
    })
    process[code === 0 ? 'stdout' : 'stderr'].write(text)
    return code
  } catch (error) {
    if (!(error instanceof BrokenNewsletterError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\nNothing was sent.\n`)
    return 1
  }
}

type Answer = { readonly code: 0 | 1; readonly text: string }

async function readNewsletter(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new BrokenNewsletterError(`${path} cannot be read (${getErrorCode(error)}).`)
  }
}

async function preview(
  db: Database,
  file: NewsletterFile,
  environment: Environment,
): Promise<Answer> {
  const { siteUrl, dataDir } = environment
  const site = { name: await getSiteName(db, siteUrl), url: siteUrl }
  const { subject, text, html } = composeMail(
    newsletterMail.texts.mail(toCopy(file, 'you'), site),
    site,
  )
  const shown = join(dataDir, 'newsletter.html')
  await writeFile(shown, html)
  const readers = await countSubscribers(db)
  return {
    code: 0,
    text: `Subject: ${subject}\n\n${text}\nAs HTML: ${shown}\nSubscribers: ${readers}\n`,
  }
}

async function test(
  db: Database,
  file: NewsletterFile,
  address: string,
  { siteUrl }: Environment,
): Promise<Answer> {
  const now = new Date()
  const copy = toCopy({ ...file, subject: `Test: ${file.subject}` }, address)
  const options = { now, siteUrl, expiresAt: new Date(now.getTime() + 60 * 60_000) }
  await db.transaction((tx) => queueMessage(tx, newsletterMail, 'mail', copy, options))
  return { code: 0, text: `A test to ${address} is sent as soon as the product runs.\n` }
}

async function send(db: Database, file: NewsletterFile): Promise<Answer> {
  const readers = await countSubscribers(db)
  if (readers === 0) return { code: 1, text: 'Nobody has confirmed the newsletter yet.\n' }
  const { issue, isNew } = await startIssue(db, file, new Date())
  if (!isNew) {
    const { startedAt, queued, finishedAt } = issue
    const state = finishedAt === null ? `${queued} mails so far, and goes on` : `${queued} mails`
    const day = startedAt.toISOString().slice(0, 10)
    return { code: 1, text: `This file was sent on ${day}: ${state}. Nobody gets it twice.\n` }
  }
  const minutes = Math.ceil(readers / MAILS_A_MINUTE)
  return {
    code: 0,
    text: `Sent to ${readers} ${readers === 1 ? 'subscriber' : 'subscribers'}, ${MAILS_A_MINUTE} a minute, while the product runs: about ${minutes} min.\n`,
  }
}

function toCopy({ subject, markdown }: NewsletterFile, email: string) {
  const issue = { id: NOBODY, subject, markdown }
  return { issue, reader: { id: NOBODY, email, token: NOBODY } }
}

process.exitCode = await main(process.argv.slice(2))
