import type { DecidingTerm } from '@/backend/classifier/posting'
import { daysBetween, toDay } from '@/lib/shared/calendar/day'
import type { ClassifiedVacancy } from './classify-vacancy'
import { toEmployerKey } from './clean/employer-key'
import { isTooFarAhead } from './clean/parse-feed-date'
import { isAbroad, toPlaceLines } from './clean/place'

/** Returns why a vacancy is held back, or null when it is published; completes the sentence "this entry …". */
export type HoldReason = (vacancy: ClassifiedVacancy) => string | null

type HoldSetting = 'publish' | 'hold'

export type HoldSettings = {
  /** What becomes of vacancies of which all places are abroad (`IMPORT_ABROAD`). */
  readonly abroad: HoldSetting
  /** What becomes of vacancies without a closing date that were posted more than a year ago (`IMPORT_OLD`). */
  readonly old: HoldSetting
}

/** What becomes of them where the operator sets nothing. */
export const HOLD_ALL: HoldSettings = { abroad: 'hold', old: 'hold' }

export type HoldRules = HoldSettings & {
  readonly now: Date
  /** Employers of the source, who may be ministries. */
  readonly employers?: readonly string[]
  /** Holds entries of other employers than those of the source. */
  readonly isBound?: boolean
  /** Holds everything until a person accepts it. */
  readonly needsApproval?: boolean
}

/** Creates all reasons for which an import holds entries back, apart from what a person decided about one. */
export function createHoldReason({
  employers = [],
  isBound = false,
  needsApproval = false,
  ...rules
}: HoldRules): HoldReason {
  const own = new Set(employers.map(toEmployerKey))
  return (vacancy) => {
    const { companyName } = vacancy
    const reason = findFault(vacancy, rules)
    if (reason !== null) return reason
    if (!own.has(toEmployerKey(companyName))) {
      if (isBound)
        return `names the employer "${companyName}", and the source is bound to "${employers.join('", "')}"`
      if (isMinistry(companyName))
        return `names "${companyName}" as employer, and its source is not bound to that ministry with --employer`
    }
    return needsApproval ? 'waits for approval' : null
  }
}

/** Returns what is wrong with a vacancy, whoever published it, or null. */
function findFault(
  vacancy: ClassifiedVacancy,
  { abroad, old, now }: HoldSettings & { readonly now: Date },
): string | null {
  const { isJob, isEngineering } = vacancy.classification
  if (!isJob.value) return `is no job${toCause(isJob.terms)}`
  if (!isEngineering.value) return `is not engineering${toCause(isEngineering.terms)}`
  const { unreadClosingDate, unclearOrder, places } = vacancy
  if (unreadClosingDate !== null)
    return `has the closing date "${unreadClosingDate}", ${toDateFault(unclearOrder)}`
  const season = findPastSeason(vacancy.title, now)
  if (season !== null) return `is of a season that is over ("${season}" in its title)`
  const posted = old === 'hold' ? findOldPosting(vacancy, now) : null
  if (posted !== null)
    return `was posted on ${toDay(posted)} and has no closing date. Accept it if it is still open, or publish all such entries with IMPORT_OLD=publish`
  if (!hasWayToApply(vacancy)) return 'names no way to apply: no address, e-mail or telephone'
  const isElsewhere = places.length > 0 && places.every(isAbroad)
  return abroad === 'hold' && isElsewhere ? `is abroad (${toPlaceLines(places)})` : null
}

function isMinistry(employer: string): boolean {
  return /^(?:the )?ministry of |^ក្រសួង/u.test(toEmployerKey(employer))
}

function toDateFault(unclearOrder: string | null): string {
  return unclearOrder === null
    ? 'which is not a date like 2030-12-31'
    : `where either number may be the day: the feed ${unclearOrder}. State it with --date-order dmy or mdy`
}

const OLD_DAYS = 365

/** Returns the posting date of a vacancy that is over a year old and names no day on which it closes, or null. */
function findOldPosting(
  { postedAt, updatedAt, closingDate }: ClassifiedVacancy,
  now: Date,
): Date | null {
  const posted = postedAt ?? updatedAt
  const isClosing = closingDate !== null && !isTooFarAhead(closingDate, now)
  if (posted === null || isClosing) return null
  return daysBetween(toDay(posted), toDay(now)) > OLD_DAYS ? posted : null
}

/** A season, or a programme that starts every year, with its year; `2025/26` and `2025-2026` end with the second one. */
const SEASON =
  /\b(?<name>spring|summer|autumn|fall|winter|intake|batch|cohort|intern(?:ship)?s?|trainees?|graduate programm?e?)[\s,:'’-]{0,3}(?<from>20\d\d)(?:\s?[/–-]\s?(?<to>(?:20)?\d\d))?\b|\b(?<before>20\d\d)(?:\s?[/–-]\s?(?<until>(?:20)?\d\d))?\s+(?<named>spring|summer|autumn|fall|winter|intake|batch|cohort|intern(?:ship)?s?|trainees?|graduate programm?e?)\b/i

/** Returns the season of a title whose year is over, or null. A winter lasts into the next year. */
function findPastSeason(title: string, now: Date): string | null {
  const found = SEASON.exec(title)
  if (found === null) return null
  const { name, named, from, before, to, until } = found.groups ?? {}
  const years = [from, to, before, until].map((year) => Number(year?.slice(-2) ?? 0) + 2000)
  const last = Math.max(...years) + (/winter/i.test(name ?? named ?? '') ? 1 : 0)
  return last < Number(toDay(now).slice(0, 4)) ? found[0] : null
}

/** The strongest term against; without one, too little speaks for it. */
function toCause(terms: readonly DecidingTerm[]): string {
  const first = terms.find(({ points }) => points < 0)
  return first === undefined ? '' : ` ("${first.term}" in its ${first.place})`
}

/** An e-mail or web address, a Telegram name, or a telephone number of Cambodia or abroad. */
const CONTACT =
  /[\w.+-]{1,64}@[a-z\d-]{1,63}\.[a-z]{2}|https?:\/\/|\bwww\.|\bt\.me\/|(?<![\d\u17e0-\u17e9])(?:\+|00|[0\u17e0])[\d\u17e0-\u17e9](?:[ .()/-]{0,2}[\d\u17e0-\u17e9]){6,13}/i

function hasWayToApply({ url, applyEmail, howToApply, ...texts }: ClassifiedVacancy): boolean {
  if (url !== null || applyEmail !== null || howToApply.trim() !== '') return true
  return [texts.description, texts.requirements, texts.benefits].some((text) => CONTACT.test(text))
}
