import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { DEMO_SOURCE } from '@/backend/db/demo-source'
import { setting } from '@/backend/db/schema/content'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import { StartError } from '@/backend/platform/runtime/start-error'
import { readSettings } from '@/backend/reference/read-reference'
import type { Environment } from '@/backend/settings/environment'
import { isPublicHost } from '@/lib/shared/is-public-site'

/** A part of the installation that is not fit for the public. */
export type UnreadyPart = {
  /** A phrase that `count` may follow. */
  readonly what: string
  readonly count: number | null
  /** The command that mends it. */
  readonly todo: string
}

type Settings = Pick<Environment, 'siteUrl' | 'messages' | 'allowsDemo'>

/** Another board may have the same name; it leads nobody to a stranger. */
const NAMES = ['Site Name', 'Copyright']

const todo = 'npm run live'

/**
 * Lists what keeps a board with a public SITE_URL from going live; nothing for a board on a private address, or one
 * that ALLOW_DEMO marks as a demo.
 */
export async function listUnreadyParts(
  db: Database,
  { siteUrl, messages, allowsDemo }: Settings,
): Promise<readonly UnreadyPart[]> {
  if (allowsDemo || !isPublicHost(new URL(siteUrl).hostname)) return []
  const parts: UnreadyPart[] = []
  const demo = await countDemoListings(db)
  if (demo > 0) parts.push({ what: 'Invented listings of the demo', count: demo, todo })
  const invented = (await listDefaultSettings(db)).filter((key) => !NAMES.includes(key))
  if (invented.length > 0) {
    parts.push({ what: `Invented settings (${invented.join(', ')})`, count: invented.length, todo })
  }
  if (messages.smtpUrl === null) {
    const what = 'No mail server (SMTP_URL): nobody receives a sign-in code or an application'
    parts.push({ what, count: null, todo })
  } else if (isPlaceholderSender(messages.from)) {
    parts.push({ what: `Mails come from ${messages.from} (MAIL_FROM)`, count: null, todo })
  }
  return parts
}

/** Throws `StartError` when the board is not fit for its public SITE_URL. */
export async function requireReady(db: Database, settings: Settings): Promise<void> {
  const parts = await listUnreadyParts(db, settings)
  if (parts.length === 0) return
  const lines = parts.map(({ what, count }) => `  ${count === null ? what : `${what}: ${count}`}`)
  throw new StartError(
    [
      `This board is not ready for the public address ${settings.siteUrl} (SITE_URL):`,
      ...lines,
      'Mend all of it: npm run live',
      'To show it as a demo, marked on every page and closed to search engines: ALLOW_DEMO=1',
    ].join('\n'),
  )
}

async function countDemoListings(db: Database): Promise<number> {
  const counts = [job, internship, scholarship].map(
    (table) => sql`(select count(*) from ${table} where ${table.source} = ${DEMO_SOURCE})`,
  )
  const { rows } = await db.execute<{ count: number }>(
    sql`select (${sql.join(counts, sql` + `)})::int as count`,
  )
  return rows[0]?.count ?? 0
}

/** Lists the keys of settings that are still what a new database is filled with. */
export async function listDefaultSettings(db: Database | Transaction): Promise<readonly string[]> {
  const rows = await db.select().from(setting)
  const stored = new Map(rows.map(({ key, value, url }) => [key, value ?? url]))
  const reference = await readSettings()
  return reference
    .filter(({ key, value, url }) => {
      const given = value ?? url
      return given !== null && stored.get(key) === given
    })
    .map(({ key }) => key)
}

/** Checks for a sender under a name that nobody can own: "Visvakor <hello@visvakor.example>". */
export function isPlaceholderSender(from: string): boolean {
  return !isPublicHost(getSenderDomain(from))
}

/** Returns the domain of a sender: "board.example" of "Board <desk@board.example>". */
export function getSenderDomain(from: string): string {
  return from.slice(from.lastIndexOf('@') + 1).replace(/>.*$/, '')
}
