import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseNewsletter } from '@/backend/areas/newsletter/newsletter-file'
import { countSubscribers, MAILS_A_MINUTE } from '@/backend/areas/newsletter/newsletter-issues'
import { byCommand, runActs } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { sendNewsletter, testNewsletter } from './newsletter-acts'
import { renderNewsletter } from './newsletter-copy'

const USAGE = `Usage: npm run newsletter -- preview <file>
       npm run newsletter -- test <file> <address>
       npm run newsletter -- send <file>

The file is Markdown; its first line is the subject: "# New jobs in May".

  preview  prints the mail, and writes it as HTML to DATA_DIR
  test     mails it to one address
  send     mails it to everybody who confirmed, ${MAILS_A_MINUTE} a minute; the same file is sent once
`

await runCommand({
  usage: USAGE,
  parse: parseArguments,
  async run({ verb, path, address }) {
    const text = await readNewsletter(path)
    // A broken file is found before the database is touched.
    parseNewsletter(text)
    const environment = loadEnvironment()
    return withDatabase(environment, async (db) => {
      if (verb === 'preview') return preview(db, text, environment)
      const order =
        address === undefined
          ? { act: sendNewsletter, input: { text } }
          : { act: testNewsletter, input: { text, address } }
      return (await runActs(db, [order], byCommand(environment))).lines
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
  text: string,
  { siteUrl, dataDir }: Environment,
): Promise<readonly string[]> {
  const mail = await renderNewsletter(db, parseNewsletter(text), siteUrl)
  const shown = join(dataDir, 'newsletter.html')
  await writeFile(shown, mail.html)
  const readers = await countSubscribers(db)
  return [`Subject: ${mail.subject}`, '', mail.text, `As HTML: ${shown}`, `Subscribers: ${readers}`]
}
