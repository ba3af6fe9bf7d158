import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { setting } from '@/backend/db/schema/content'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { scholarship } from '@/backend/db/schema/scholarship'
import { DEMO_SOURCE } from '@/backend/demo/demo-source'
import { readSettings } from '@/backend/reference/read-reference'
import type { Environment } from '@/backend/settings/environment'
import { isPublicHost } from '@/lib/shared/is-public-site'

/** A part of the installation that is not fit for the public. */
export type UnreadyPart = {
  readonly what: string
  readonly count: number | null
  /** The command that mends it. */
  readonly todo: string
}

/** Another board may have the same name; it leads nobody to a stranger. */
const NAMES = ['Site Name', 'Copyright']

/** Lists what keeps a board with a public SITE_URL from going live; nothing for a board on a private address. */
export async function listUnreadyParts(
  db: Database,
  { siteUrl, messages }: Pick<Environment, 'siteUrl' | 'messages'>,
): Promise<readonly UnreadyPart[]> {
  if (!isPublicHost(new URL(siteUrl).hostname)) return []
  const demo = await countDemoListings(db)
  const invented = await listInventedSettings(db)
  return [
    ...(demo === 0
      ? []
      : [{ what: 'Invented listings of the demo', count: demo, todo: 'npm run demo -- remove' }]),
    ...(invented.length === 0
      ? []
      : [
          {
            what: `Invented settings (${invented.join(', ')})`,
            count: invented.length,
            todo: 'change them in the table "setting"',
          },
        ]),
    ...(messages.smtpUrl === null
      ? [
          {
            what: 'No mail server: nobody receives a sign-in code or an application',
            count: null,
            todo: 'set SMTP_URL',
          },
        ]
      : []),
  ]
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

/** Lists the keys of settings that still are what a new database is filled with. */
export async function listInventedSettings(db: Database): Promise<readonly string[]> {
  const rows = await db.select().from(setting)
  const stored = new Map(rows.map(({ key, value, url }) => [key, value ?? url]))
  const invented = await readSettings()
  return invented
    .filter(({ key, value, url }) => {
      const given = value ?? url
      return given !== null && !NAMES.includes(key) && stored.get(key) === given
    })
    .map(({ key }) => key)
}
