import { htmlToLines } from '@/backend/platform/text/html-to-text'
import { toRichText } from '@/backend/platform/text/rich-text'
import { readReference } from '@/backend/reference/read-reference'
import { toDay } from '@/lib/shared/calendar/day'
import { formatPay } from '@/lib/shared/format/pay'
import { type ClassifiedVacancy, classifiedVacancySchema, locateVacancy } from './classify-vacancy'
import { toDisplayTitle } from './clean/display-title'
import { toJobTypeName } from './clean/job-type'
import { isTooFarAhead } from './clean/parse-feed-date'
import { createProvinceFinder, type ProvinceFinder } from './clean/provinces'
import type { HoldReason } from './hold-reason'
import type { VacancyInput } from './imported-vacancy'

/** Longest text that is shown, in characters. */
const MAX_TEXT = 160

/** Returns the lines that show a vacancy as it would be published, with what was not read. */
export async function showVacancy(
  input: VacancyInput,
  toHoldReason: HoldReason,
): Promise<readonly string[]> {
  const parsed = classifiedVacancySchema.safeParse(input)
  if (!parsed.success)
    return [input.title || 'an entry', `  skipped: it ${toIssues(parsed.error.issues)}`]
  const vacancy = parsed.data
  const reason = toHoldReason(vacancy)
  finder ??= createFinder()
  const rows = listRows(vacancy, input, await finder).filter(([, text]) => text !== '')
  return [
    toDisplayTitle(vacancy.title, vacancy.companyName),
    `  ${reason === null ? 'is published' : `is held back: it ${reason}`}`,
    ...rows.map(([name, text]) => `  ${name.padEnd(14)} ${text}`),
  ]
}

/** Finds provinces by the names of the reference data; created when first needed. */
let finder: Promise<ProvinceFinder> | null = null

async function createFinder(): Promise<ProvinceFinder> {
  const { provinces } = await readReference()
  return createProvinceFinder(provinces.map((province, id) => ({ ...province, id })))
}

function listRows(
  vacancy: ClassifiedVacancy,
  input: VacancyInput,
  provinces: ProvinceFinder,
): readonly (readonly [string, string])[] {
  const { pay, classification } = vacancy
  return [
    ['reference', vacancy.reference],
    ['employer', vacancy.companyName],
    ['place', locateVacancy(vacancy, provinces).line],
    ['workplace', vacancy.workplace ?? ''],
    [
      'type',
      toJobTypeName(vacancy.typeWords) ??
        classification.type.value ??
        toUnread(vacancy.typeWords.join(', ')),
    ],
    [
      'pay',
      pay === null
        ? toStatedPay(vacancy.payText)
        : `${formatPay({ ...pay, period: 'month' })} a month`,
    ],
    ['category', classification.category.value ?? ''],
    ['majors', classification.majors.value.join(', ')],
    ['level', classification.level.value ?? ''],
    ['qualification', classification.qualification.value ?? ''],
    ['positions', String(vacancy.positions ?? '')],
    ['posted', toPosted(vacancy) || toUnread(input.postedAt)],
    ['closing', toClosing(vacancy)],
    ['apply at', vacancy.url ?? vacancy.applyEmail ?? toUnread(input.url)],
    ['text', htmlToLines(toRichText(vacancy.description)).replace(/\s+/g, ' ').slice(0, MAX_TEXT)],
  ]
}

function toDate(moment: Date | null): string {
  return moment === null ? '' : toDay(moment)
}

function toPosted({ postedAt }: ClassifiedVacancy): string {
  const isFuture = postedAt !== null && postedAt > new Date()
  return isFuture ? `at its import: ${toDay(postedAt)} is in the future` : toDate(postedAt)
}

function toClosing({ closingDate, unreadClosingDate }: ClassifiedVacancy): string {
  const day = toDate(closingDate) || toUnread(unreadClosingDate ?? '')
  const isFar = closingDate !== null && isTooFarAhead(closingDate, new Date())
  return isFar ? `none: ${day} is more than two years away` : day
}

function toStatedPay(payText: string | null): string {
  return payText === null ? '' : `as stated: ${payText}`
}

function toUnread(text: string): string {
  return text.trim() === '' ? '' : `not read: ${text}`
}

export function toIssues(issues: readonly { readonly message: string }[]): string {
  return issues.map(({ message }) => message).join('; ')
}
