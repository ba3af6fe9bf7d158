import { eq } from 'drizzle-orm'
import { isPlaceholderSender, listDefaultSettings } from '@/backend/attention/readiness'
import type { Database, Transaction } from '@/backend/db/connect'
import { setting } from '@/backend/db/schema/content'
import { type RemovedDemo, removeDemo } from '@/backend/demo/remove-demo'
import type { VariableName } from '@/backend/settings/environment-variables'
import { tags } from '@/lib/shared/cache-tags'
import { checkValue, GO_LIVE_FIELDS, type GoLiveField } from './go-live-fields'
import type { Answers } from './read-answers'

/** Values by the names of variables, as the environment has them. */
type Environment = Readonly<Record<string, string | undefined>>

/** Reads what the board says of itself; what is invalid, or what a new database is filled with, counts as unknown. */
export async function readCurrentAnswers(db: Database, environment: Environment): Promise<Answers> {
  const unchanged = await listDefaultSettings(db)
  const settings = await readSiteSettings(db)
  const toKnown = ({ target }: GoLiveField) => {
    if ('variable' in target) return environment[target.variable] ?? ''
    return unchanged.includes(target.setting) ? '' : (settings[target.setting] ?? '')
  }
  return Object.fromEntries(
    GO_LIVE_FIELDS.map((field) => {
      const checked = checkValue(field, toKnown(field))
      return [field.key, 'value' in checked ? checked.value : null]
    }),
  )
}

/** Reads the settings of the site by their keys. */
export async function readSiteSettings(
  db: Database | Transaction,
): Promise<Readonly<Record<string, string | null>>> {
  const rows = await db.select().from(setting)
  return Object.fromEntries(rows.map(({ key, value, url }) => [key, value ?? url]))
}

/** Returns the variables that differ from the environment, by the answers; an own sender of mails stays. */
export function toVariables(
  answers: Answers,
  environment: Environment,
): Readonly<Partial<Record<VariableName, string>>> {
  const wanted = GO_LIVE_FIELDS.flatMap(({ key, target }): [VariableName, string][] =>
    'variable' in target ? [[target.variable, answers[key] ?? '']] : [],
  )
  const from = environment.MAIL_FROM ?? ''
  if (from.trim() === '' || isPlaceholderSender(from)) wanted.push(['MAIL_FROM', toSender(answers)])
  return Object.fromEntries(
    wanted.filter(([name, value]) => (environment[name] ?? '').trim() !== value),
  )
}

/** Leaves out characters that separate addresses in the header of a mail. */
function toSender({ name, email }: Answers): string {
  const plain = String(name)
    .replace(/[,;:@()[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${plain} <${email}>`
}

/** Writes the settings of the site, clears what was invented, and removes the demo. */
export async function goLive(tx: Transaction, answers: Answers): Promise<RemovedDemo> {
  for (const key of await listDefaultSettings(tx)) {
    await tx.update(setting).set({ value: null, url: null }).where(eq(setting.key, key))
  }
  for (const { key, target } of GO_LIVE_FIELDS) {
    if (!('setting' in target)) continue
    const stored = { value: answers[key] ?? null, url: null }
    await tx
      .insert(setting)
      .values({ key: target.setting, ...stored })
      .onConflictDoUpdate({ target: setting.key, set: stored })
  }
  const removed = await removeDemo(tx)
  return { ...removed, staleTags: [...removed.staleTags, tags.settings] }
}
