import { addDays, toDay } from '@/lib/shared/calendar/day'
import { PAY_STEPS, toClosingMark, toPayMark } from './marks'

/** Something counted, as a row says it by its marks or its level. */
export type Measure = { readonly exact: readonly string[]; readonly near: readonly string[] }

type Reader = {
  readonly pattern: RegExp
  readonly read: (found: RegExpExecArray, text: string) => Measure | null
}

const AMOUNT = String.raw`\$?\s*(\d[\d,.]*)\s*(k\b)?`
const UNIT = String.raw`(?:\$|usd|us dollars?|dollars?|bucks|ដុល្លារ)`
const PAY_WORDS =
  /\$|usd|dollar|bucks|salary|salaries|\bpay|paid|wage|earn|per month|a month|ដុល្លារ|ប្រាក់ខែ|ប្រាក់បៀវត្សរ៍/i
const MONTHLY = String.raw`(?:\s*(?:\/|per|a|each|every)\s*month(?:ly)?|ក្នុងមួយខែ)?`
const OVER = String.raw`(?:over|above|more than|higher than|greater than|bigger than|at least|minimum|min|not less than|starting (?:from|at)|from|>=?|លើសពី|លើស|ច្រើនជាង|ខ្ពស់ជាង|ចាប់ពី|យ៉ាងតិច)`
const UNDER = String.raw`(?:under|below|less than|up to|at most|maximum|max|<=?|ក្រោម|តិចជាង)`
const UP = String.raw`(?:\+|up\b|or more|and more|and above|and up|ឡើង(?:ទៅ)?)`
const YEARS = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|ten|zero)\s*\+?\s*(?:(?:-|–|to|or)\s*\d{1,2}\s*)?\+?\s*(?:years?|yrs?|ឆ្នាំ)`
const EXPERIENCE = String.raw`(?:experiences?|exp\b|experienced|បទពិសោធន៍)`
const ENDS = String.raw`(?:clos(?:e|es|ing)|deadlines?|expir(?:e|es|ing)|end(?:s|ing)?|due|apply before|last chance|ផុតកំណត់|ជិតបិទ|បិទទទួលពាក្យ)`

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

const READERS: readonly Reader[] = [
  {
    pattern: insensitive(
      `(?:no|without|zero|don'?t have|do not have|not need(?:ed)?|no need(?: of| for)?|not requir(?:e|ed|ing)|គ្មាន|អត់(?:ត្រូវការ|ទាមទារ|មាន)?|មិនត្រូវការ|មិនទាមទារ|មិនមាន)\\s*(?:any |work |working |job |of )?${EXPERIENCE}(?:\\s*(?:needed|need|required|require|necessary))?|${EXPERIENCE}\\s*(?:is |are )?(?:not|no) (?:needed|required|necessary|need)`,
    ),
    read: () => toLevels(0),
  },
  {
    pattern: insensitive(
      `${YEARS}\\s*(?:of |work |working |job |site )*${EXPERIENCE}|${EXPERIENCE}\\s*(?:of |at least |over |more than )*${YEARS}`,
    ),
    read: ([, before, after]) => toLevels(toNumber(before ?? after ?? '0')),
  },
  {
    pattern: insensitive(`${UNDER}\\s*${AMOUNT}\\s*${UNIT}?${MONTHLY}`),
    read: ([, amount, thousand], text) => toPay(text, 'most', amount, thousand),
  },
  {
    pattern: insensitive(
      `(?:${OVER}\\s*)?${AMOUNT}\\s*${UNIT}?\\s*(?:(?:-|–|to)\\s*\\$?\\s*[\\d,.]+\\s*k?\\s*${UNIT}?)?\\s*${UP}?${MONTHLY}`,
    ),
    read: ([, amount, thousand], text) => toPay(text, 'least', amount, thousand),
  },
  {
    pattern: insensitive(
      `${ENDS}[\\s-]*(?:date )?(?:is |in |on |within )*(today|tomorrow|soon|this week|in a week|next week|this month|\\d{1,2} days?|ថ្ងៃនេះ|ឆាប់ៗ|សប្តាហ៍នេះ|សប្ដាហ៍នេះ|ខែនេះ)|(?:ជិតផុតកំណត់|ជិតបិទ)()`,
    ),
    read: ([, when]) => toClosing(when ?? 'soon', toDay(new Date())),
  },
]

/** What a question counts: pay a month, years of experience, days until it closes; `rest`: the question without it. */
export function readMeasures(input: string): { measures: Measure[]; rest: string } {
  const measures: Measure[] = []
  let rest = input.normalize('NFKC').replace(/[\u17e0-\u17e9]/g, toLatinDigit)
  for (const { pattern, read } of READERS) {
    const found = pattern.exec(rest)
    const measure = found && read(found, rest)
    if (found === null || measure === null) continue
    measures.push(measure)
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
  }
  return { measures, rest: measures.length === 0 ? input : rest }
}

function insensitive(pattern: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${pattern})`, 'iu')
}

function toLatinDigit(digit: string): string {
  return String((digit.codePointAt(0) ?? 0) - 0x17e0)
}

function toNumber(written: string): number {
  const named = NUMBERS.indexOf(written.toLowerCase())
  return named === -1 ? Number(written) : named
}

/** Levels as employers give them by years; those beside come after. */
function toLevels(years: number): Measure {
  const [exact, ...near] =
    years < 1
      ? ['fresh-graduate', 'junior']
      : years < 2
        ? ['junior', 'fresh-graduate']
        : years < 3
          ? ['junior', 'mid-level']
          : years < 5
            ? ['mid-level', 'junior']
            : years < 8
              ? ['senior', 'mid-level', 'lead']
              : ['senior', 'lead', 'management-level']
  return { exact: [`'=${exact}'`], near: near.map((level) => `'=${level}'`) }
}

/** Null where no money is meant: "3d", "iso 9001". */
function toPay(
  text: string,
  bound: 'least' | 'most',
  amount = '',
  thousand?: string,
): Measure | null {
  const number = Number(
    amount
      .replace(/,/g, '')
      .replace(/\.(?=\d{3}\b)/g, '')
      .replace(/\.$/, ''),
  )
  const dollars = number * (thousand === undefined ? 1 : 1000)
  const isMoney = thousand !== undefined || PAY_WORDS.test(text)
  if (!isMoney || dollars < 100 || dollars > 20_000) return null
  const step = PAY_STEPS.findLast((each) => each <= dollars) ?? PAY_STEPS[0]
  return { exact: [`'${toPayMark(bound, step)}'`], near: [] }
}

function toClosing(when: string, today: string): Measure {
  const days = Array.from({ length: toDays(when.toLowerCase()) }, (_, ahead) =>
    addDays(today, ahead),
  )
  const from = /tomorrow/i.test(when) ? 1 : 0
  return { exact: days.slice(from).map((day) => `'${toClosingMark(day)}'`), near: [] }
}

function toDays(when: string): number {
  if (/today|ថ្ងៃនេះ/.test(when)) return 1
  if (/tomorrow/.test(when)) return 2
  if (/next week/.test(when)) return 14
  if (/month|ខែ/.test(when)) return 31
  const counted = Number.parseInt(when, 10)
  return Number.isNaN(counted) ? 7 : Math.min(31, counted + 1)
}
