import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseNewsletter } from '@/backend/areas/newsletter/newsletter-file'
import {
  countSubscribers,
  listRunningIssues,
  MAILS_A_MINUTE,
} from '@/backend/areas/newsletter/newsletter-issues'
import { runActs, toCommandContext } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { sendNewsletter, sendTestNewsletter, switchNewsletter } from './newsletter-acts'
import { renderNewsletterPreview } from './newsletter-preview'

const USAGE = `Usage: npm run newsletter -- preview <file>
       npm run newsletter -- test <file> <address>
       npm run newsletter -- send <file>
       npm run newsletter -- stop
       npm run newsletter -- continue

The file is Markdown; its first line is the subject: "# New jobs in May".

  preview  prints the mail, and writes it as HTML to DATA_DIR
  test     mails it to one address
  send     mails it to everybody who confirmed, ${MAILS_A_MINUTE} a minute; the same file is sent once
  stop     stops what is being mailed
  continue mails it to those who did not get it yet
`

await runCommand({
  usage: USAGE,
  parse: parseArguments,
  async run({ verb, path, address }) {
    const environment = loadEnvironment()
    if (path === undefined) {
      return withDatabase(environment, (db) => switchAll(db, verb === 'stop', environment))
    }
    const text = await readNewsletter(path)
    // A broken file is found before the database is touched.
    parseNewsletter(text)
    return withDatabase(environment, async (db) => {
      if (verb === 'preview') return preview(db, text, environment)
      const order =
        address === undefined
          ? { act: sendNewsletter, input: { text } }
          : { act: sendTestNewsletter, input: { text, address } }
      return (await runActs(db, [order], toCommandContext(environment))).lines
    })
  },
})

type Arguments = {
  readonly verb: string
  /** Without one, the issues that are being sent. */
  readonly path?: string
  readonly address?: string | undefined
}

/** Throws `UsageError`. */
function parseArguments([verb, path, address, ...more]: readonly string[]): Arguments {
  if ((verb === 'stop' || verb === 'continue') && path === undefined) return { verb }
  const isTest = verb === 'test' && z.email().safeParse(address).success
  const isOther = (verb === 'preview' || verb === 'send') && address === undefined
  if (path === undefined || more.length > 0 || !(isTest || isOther)) throw new UsageError()
  return { verb, path, address }
}

/** Stops or continues all issues that are being sent. Throws `StartError` if there is none. */
async function switchAll(
  db: Database,
  isStopped: boolean,
  environment: Environment,
): Promise<readonly string[]> {
  const running = await listRunningIssues(db)
  const issues = running.filter(({ stoppedAt }) => (stoppedAt === null) === isStopped)
  if (issues.length === 0) {
    throw new StartError(`No newsletter is ${isStopped ? 'being sent' : 'stopped'}.`)
  }
  const orders = issues.map(({ id }) => ({ act: switchNewsletter, input: { id, isStopped } }))
  return (await runActs(db, orders, toCommandContext(environment))).lines
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
  text: string,
  { siteUrl, dataDir }: Environment,
): Promise<readonly string[]> {
  const mail = await renderNewsletterPreview(db, parseNewsletter(text), siteUrl)
  const shown = join(dataDir, 'newsletter.html')
  await writeFile(shown, mail.html)
  const readers = await countSubscribers(db)
  return [`Subject: ${mail.subject}`, '', mail.text, `As HTML: ${shown}`, `Subscribers: ${readers}`]
}
