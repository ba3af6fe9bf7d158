import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { sweepFiles } from '@/backend/areas/files/sweep-files'
import { createFileDeps } from '@/backend/create-file-deps'
import { connectDatabase } from '@/backend/db/connect'
import { judgeFiles } from './checks/files'
import { judgeLetters } from './checks/letters'
import { judgeErrors, listErrors } from './checks/log-lines'
import { judgeMails } from './checks/mails'
import { judgePerson, type Query } from './checks/people'
import type { Ledger } from './ledger/ledger'
import { readOutbox } from './outbox'
import type { StormedProduct } from './product/stormed-product'

/** ms from now: all existing files count as left behind by then */
const LATER = 60_000

/** Number of addresses that subscribed to the newsletter and never got the confirmation mail; duplicates are findings. */
export async function checkMails(
  { dataDir }: StormedProduct,
  { subscriptions }: Ledger,
): Promise<{ readonly problems: readonly string[]; readonly forgotten: number }> {
  const { problems, forgotten } = judgeMails(subscriptions, await readOutbox(dataDir))
  return { problems, forgotten: forgotten.length }
}

/** Checks everything that can be seen from outside of the journeys, once nothing is running. */
export async function checkAll(
  product: StormedProduct,
  ledger: Ledger,
  query: Query,
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const person of ledger.people) problems.push(...(await judgePerson(person, query)))
  problems.push(...(await judgeLetters(ledger, query)))
  problems.push(...(await checkFiles(product, query)))
  // An exit that we did not cause.
  const ends = product.takeRestarts().filter((restart) => /exit code/.test(restart))
  return [...problems, ...ends]
}

async function checkFiles(
  { dataDir, databaseUrl }: StormedProduct,
  query: Query,
): Promise<readonly string[]> {
  const files = createFileDeps({ dataDir, s3: null, clamdSocket: null })
  const { db, close } = connectDatabase(databaseUrl, { statementTimeoutMs: 0 })
  const log = pino({ level: 'silent' })
  await sweepFiles({ db, files, log }, new Date(Date.now() + LATER))
  await close()
  const rows = await query('select storage_key as key from file')
  const stored: string[] = []
  for await (const { key } of files.store.list()) stored.push(key)
  return judgeFiles(
    rows.map(({ key }) => String(key)),
    stored,
  )
}

/** Distinct errors in the logs of web app and API after these line numbers, and which are findings. */
export async function readErrors(
  { dataDir }: StormedProduct,
  seen: Map<string, number>,
): Promise<{ readonly errors: ReadonlyMap<string, number>; readonly problems: readonly string[] }> {
  const all: string[] = []
  for (const name of ['web.log', 'api.log']) {
    const lines = (await readFile(path.join(dataDir, 'logs', name), 'utf8')).split('\n')
    // A log that became shorter was restarted.
    const from = (seen.get(name) ?? 0) > lines.length ? 0 : (seen.get(name) ?? 0)
    all.push(...lines.slice(from))
    seen.set(name, Math.max(lines.length - 1, 0))
  }
  const errors = listErrors(all)
  return { errors, problems: judgeErrors(errors) }
}
