import { addDays } from '@/lib/shared/calendar/day'
import { normalizeCharacters } from './fold-text'
import { listNamedDays, NAMED_DAYS_PATTERN } from './numbers/closing-days'
import { BOUND_PATTERN, PAY_PATTERN, parsePayCriterion } from './numbers/pay-criterion'
import { toClosingToken } from './numbers/range-tokens'

/** Something counted, as a row says it by its marks or its level. */
export type NumericCriterion = {
  readonly exact: readonly string[]
  readonly near: readonly string[]
}

type Reader = {
  readonly pattern: RegExp
  readonly read: (found: RegExpExecArray, today: string | null) => NumericCriterion | null
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const KHMER_NUMBERS = ['សូន្យ', 'មួយ', 'ពីរ', 'បី', 'បួន', 'ប្រាំ', 'ប្រាំមួយ', 'ប្រាំពីរ', 'ប្រាំបី', 'ប្រាំបួន', 'ដប់']

/** The longest first: six in Khmer is five and one. */
const NUMBER = `(?:\\d{1,2}|${NUMBERS.join('|')}|${KHMER_NUMBERS.toReversed().join('|')})`
const YEARS = String.raw`(${NUMBER})\s*\+?\s*(?:(?:-|–|to|or|ទៅ|ដល់)\s*${NUMBER}\s*)?\+?\s*(?:years?|yrs?|ឆ្នាំ)`
const NOT_OF_WORK =
  '(?![\\s-]*(?:old|of (?:age|study)|masters?|bachelors?|degrees?|diplomas?|programs?|programmes?|courses?|scholarships?|stud(?:y|ies)|students?|contracts?|full))'
const EXPERIENCE = String.raw`(?:experiences?|exp\b|experienced|បទពិសោធ(?:ន៍)?(?:\s*(?:ការងារ|ក្នុងការងារ|ធ្វើការ))?)`
const ENDS = `(?:clos(?:e|es|ing)|deadlines?|expir(?:e|es|ing)|end(?:s|ing)?|due|apply(?= (?:before|by) \\d)|apply before|last chance|(?:ថ្ងៃ)?ផុតកំណត់|ជិតបិទ|បិទទទួលពាក្យ)`

const READERS: readonly Reader[] = [
  {
    pattern: insensitive(
      `(?:no|(?<!(?:or|and) |\\/)without|zero|don'?t have|do not have|not need(?:ed)?|no need(?: of| for)?|not requir(?:e|ed|ing)|គ្មាន|អត់(?:ត្រូវការ|ទាមទារ|មាន)?|មិនត្រូវការ|មិនទាមទារ|មិនមាន)\\s*(?:any |work |working |job |of )?${EXPERIENCE}(?:\\s*(?:needed|need|required|require|necessary))?|${EXPERIENCE}\\s*(?:is |are )?(?:not|no) (?:needed|required|necessary|need)`,
    ),
    read: () => toLevels(0),
  },
  {
    pattern: insensitive(
      `(?:${BOUND_PATTERN}\\s*)?${YEARS}\\s*(?:of |work |working |job |site )*${EXPERIENCE}|${EXPERIENCE}\\s*(?:of )?(?:${BOUND_PATTERN}\\s*)?${YEARS}`,
    ),
    read: ([, before, after]) => toLevels(toNumber(before ?? after ?? '0')),
  },
  {
    pattern: insensitive(
      `(?:${BOUND_PATTERN}\\s*)?${NUMBER}\\s*(?:(?:-|–|to|or)\\s*${NUMBER}\\s*)?\\+?\\s*months?(?:['’]s?)?\\s*(?:of |work |working )*${EXPERIENCE}|fresh(?: graduates?)? (?:or|to) (?:1|one) (?:years?|yrs?)(?: (?:of )?${EXPERIENCE})?|(?:zero|0) ?(?:-|–|to|or) ?(?:1|one|2|two) (?:years?|yrs?)`,
    ),
    read: () => toLevels(0),
  },
  {
    pattern: insensitive(
      `(?:${BOUND_PATTERN}|minimum of|min\\.)\\s*(${NUMBER})\\s*\\+?\\s*(?:years?|yrs?)(?![a-z])${NOT_OF_WORK}|(\\d{1,2})\\s*\\+\\s*(?:years?|yrs?)(?![a-z])${NOT_OF_WORK}`,
    ),
    read: ([, bounded, open]) => toYears(toNumber(bounded ?? open ?? '0')),
  },
  {
    pattern: insensitive(
      '(?<!(?:over|above|than|least) )(?:1[6-9]|2[0-2])[ -](?:years?|yrs?)[ -]old',
    ),
    read: () => toLevels(0),
  },
  { pattern: insensitive(PAY_PATTERN), read: parsePayCriterion },
  {
    pattern: insensitive(
      `${ENDS}[\\s-]*(?:date )?(?:is |in |on |within |the )*(?:(?:នៅ|ក្នុង)\\s*)*(today|tomorrow|soon|this week|in a week|next week|this month|${NAMED_DAYS_PATTERN}|(?:next )?\\d{1,2} days?|ថ្ងៃនេះ|(?:ថ្ងៃ)?ស្អែក|ឆាប់ៗ|(?:សប្តាហ៍|អាទិត្យ)(?:នេះ|ក្រោយ|មុខ)|ខែនេះ|\\d{1,2}\\s*ថ្ងៃ)|(?:ជិតផុតកំណត់|ជិតបិទ)()`,
    ),
    read: ([, when], today) => (today === null ? null : toClosing(when ?? 'soon', today)),
  },
]

/** What a question counts: pay a month, years of experience, days until it closes, counted from `today` (`YYYY-MM-DD`; null: of what never closes); `matchedText`: how it says that; `rest`: the question without it. */
export function parseNumericCriteria(
  input: string,
  today: string | null,
): { criteria: NumericCriterion[]; matchedText: string[]; rest: string } {
  const criteria: NumericCriterion[] = []
  const matchedText: string[] = []
  let rest = normalizeCharacters(input).replace(/[\u17e0-\u17e9]/g, toLatinDigit)
  for (const { pattern, read } of READERS) {
    for (const found of rest.matchAll(pattern)) {
      const measure = read(found, today)
      if (measure === null) continue
      criteria.push(measure)
      matchedText.push(found[0].trim())
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
      break
    }
  }
  return { criteria, matchedText, rest: criteria.length === 0 ? input : rest }
}

function insensitive(pattern: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${pattern})`, 'giu')
}

function toLatinDigit(digit: string): string {
  return String((digit.codePointAt(0) ?? 0) - 0x17e0)
}

function toNumber(written: string): number {
  const named = [NUMBERS, KHMER_NUMBERS].map((names) => names.indexOf(written.toLowerCase()))
  return named.find((each) => each !== -1) ?? Number(written)
}

/** Levels as employers give them to who has fewer years than these; those beside come after. */
const LEVELS = [
  [1, 'fresh-graduate', 'junior'],
  [2, 'junior', 'fresh-graduate'],
  [3, 'junior', 'mid-level'],
  [5, 'mid-level', 'junior'],
  [8, 'senior', 'mid-level', 'lead'],
] as const
const MOST_SENIOR = [Number.POSITIVE_INFINITY, 'senior', 'lead', 'management-level'] as const

const MOST_YEARS = 15

function toYears(years: number): NumericCriterion | null {
  return years > MOST_YEARS ? null : toLevels(years)
}

function toLevels(years: number): NumericCriterion {
  const [, exact, ...near] = LEVELS.find(([below]) => years < below) ?? MOST_SENIOR
  return { exact: [`'=${exact}'`], near: near.map((level) => `'=${level}'`) }
}

function toClosing(when: string, today: string): NumericCriterion {
  const ahead = () =>
    Array.from({ length: toDays(when.toLowerCase()) }, (_, days) => addDays(today, days))
  const days = listNamedDays(when, today) ?? ahead()
  const from = /tomorrow|ស្អែក/i.test(when) ? 1 : 0
  return { exact: days.slice(from).map((day) => `'${toClosingToken(day)}'`), near: [] }
}

function toDays(when: string): number {
  if (/today|ថ្ងៃនេះ/.test(when)) return 1
  if (/tomorrow|ស្អែក/.test(when)) return 2
  if (/next week|ក្រោយ|មុខ/.test(when)) return 14
  if (/month|ខែ/.test(when)) return 31
  const counted = Number.parseInt(when.replace('next ', ''), 10)
  return Number.isNaN(counted) ? 7 : Math.min(31, counted + 1)
}
