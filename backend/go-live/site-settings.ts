import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Act, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { setting } from '@/backend/db/schema/content'
import { StartError } from '@/backend/platform/runtime/start-error'
import { tags } from '@/lib/shared/cache-tags'
import { checkValue, GO_LIVE_FIELDS, type GoLiveField } from './go-live-fields'

export type SiteField = GoLiveField & { readonly target: { readonly setting: string } }

const isSiteField = (field: GoLiveField): field is SiteField => 'setting' in field.target

/** Settings that nobody needs to go live. */
const OTHERS: readonly SiteField[] = [
  {
    key: 'copyright',
    question: 'Copyright line',
    rule: 'one line',
    example: '© Engineers of Kampot',
    schema: z
      .string()
      .min(1)
      .max(200)
      .regex(/^\P{Cc}+$/u),
    isRequired: false,
    target: { setting: 'Copyright' },
  },
  {
    key: 'googleAnalytics',
    question: 'Google Analytics id',
    rule: 'an id that begins with G-',
    example: 'G-ABC1234567',
    schema: z.string().regex(/^G-[A-Z0-9]{4,20}$/),
    isRequired: false,
    target: { setting: 'Google Analytics' },
  },
]

/** The settings of the site that an operator may change while it runs. */
export const SITE_FIELDS: readonly SiteField[] = [...GO_LIVE_FIELDS.filter(isSiteField), ...OTHERS]

/** Checks words for a setting; empty ones clear it. Throws `StartError`. */
export function parseSetting(key: string, words: string): { key: string; value: string | null } {
  const field = SITE_FIELDS.find((each) => each.key === key)
  if (field === undefined) {
    throw new StartError(`Choose a setting: ${SITE_FIELDS.map((each) => each.key).join(', ')}.`)
  }
  if (words.trim() === '' && !field.isRequired) return { key: field.target.setting, value: null }
  const checked = checkValue(field, words)
  if ('error' in checked) throw new StartError(checked.error)
  return { key: field.target.setting, value: checked.value }
}

const settingKeys: ReadonlySet<string> = new Set(SITE_FIELDS.map(({ target }) => target.setting))

/** Changes a setting of the site to a value of `parseSetting`. */
export const changeSetting: Act = defineAct({
  name: 'change-setting',
  input: z.object({
    key: z.string().refine((key) => settingKeys.has(key)),
    value: z.string().nullable(),
  }),
  async run(tx, { key, value }) {
    const before = await readValue(tx, key)
    if (before === value) throw new StartError(`${key} has this value already.`)
    const stored = { value, url: null }
    await tx
      .insert(setting)
      .values({ key, ...stored })
      .onConflictDoUpdate({ target: setting.key, set: stored })
    return {
      target: `setting ${key}`,
      title: key,
      before: { value: before },
      after: { value },
      undo: { act: changeSetting.name, input: { key, value: before } },
      message: value === null ? `${key} is empty now.` : `${key} is now: ${value}`,
      staleTags: [tags.settings],
    }
  },
})

async function readValue(tx: Transaction, key: string): Promise<string | null> {
  const [row] = await tx.select().from(setting).where(eq(setting.key, key)).for('update')
  return row?.value ?? row?.url ?? null
}
