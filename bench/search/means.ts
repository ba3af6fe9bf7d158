import { addDays, toDay } from '@/lib/shared/calendar/day'

/**
 * What a listing must contain to match the meaning. All keys must hold; `any` holds when one of its members does. The value of a
 * part is a regular expression for its beginning (for `says`, `saysExactly` and `titleOrName`, for any position), or a list of words, one of which
 * must begin a word of that part.
 */
export type Means = { readonly [Part in PartName]?: string | readonly string[] | undefined } & {
  /** A subject of study or work: by the category of a listing, or by its majors. */
  readonly subject?: SubjectName | undefined
  /** US dollars a month, in either currency. */
  readonly paysAtLeast?: number | undefined
  /** Days, including today. */
  readonly closesWithin?: number | undefined
  readonly any?: readonly Means[] | undefined
  readonly all?: readonly Means[] | undefined
}

/** The field of each part in the API's response for one item. */
const PARTS = {
  title: (value: string) => `"title":"${value}|\\{"name":"[^"]*(?:","nameKm":"[^"]*)?${value}`,
  titleOrName: (value: string) => `"(?:title|name)":"[^"]*${value}`,
  field: (value: string) => `"(?:category|department)":\\{[^}]*"name":"${value}`,
  majors: (value: string) => `"majors":\\[[^\\]]*"name":"${value}`,
  place: (value: string) => `"place":"${value}`,
  country: (value: string) => `"country":"${value}`,
  level: (value: string) => `"level":\\{[^}]*"name":"${value}`,
  type: (value: string) =>
    `"type":"${value}|"category":(?:null|\\{[^}]*\\}),"type":\\{[^}]*"name":"${value}`,
  degree: (value: string) => `"qualification":\\{[^}]*"name":"${value}`,
  major: (value: string) => `^\\{"name":"${value}`,
  employer: (value: string) =>
    `"(?:company|university)":\\{[^}]*?"name":"${value}|"provider":"${value}`,
  employerType: (value: string) => `"company":\\{.*?"type":\\{[^}]*"name":"${value}`,
  says: (value: string) => value,
  /** Like `says`, but case-sensitive: "BIM" and "IT" are in many words. */
  saysExactly: (value: string) => value,
} as const

export type PartName = keyof typeof PARTS

export const PART_NAMES = Object.keys(PARTS) as [PartName, ...PartName[]]

const SUBJECTS = {
  software: ['Software & Data|Computer Science', 'Software|Computer Science|Information Tech'],
  networks: ['Telecom & Networks|Electronics and Tele', 'Telecommunications'],
  electrical: ['Electrical', 'Electrical and Energy'],
  civil: ['Civil & Structural|Civil and Struct', 'Civil Engin'],
  mechanical: ['Mechanical', 'Mechanical Engineering'],
  architecture: ['Architecture', 'Architecture|Interior'],
  water: ['Water', 'Hydrology'],
  surveying: ['Surveying & GIS', 'Surveying|Geographic'],
  food: ['Chemical', 'Food Tech'],
  mining: ['Mining|Geology', 'Mining|Geology'],
} as const

export type SubjectName = keyof typeof SUBJECTS

export const SUBJECT_NAMES = Object.keys(SUBJECTS) as [SubjectName, ...SubjectName[]]

type Test = (text: string) => boolean

/** Compiles a criterion to a test of a listing's text. Each part is tested separately: one combined expression takes minutes on a long text. */
export function toTest(means: Means): Test {
  const { subject, paysAtLeast, closesWithin, any, all = [] } = means
  const tests: Test[] = [
    ...PART_NAMES.flatMap((part) => {
      const words = means[part]
      if (words === undefined) return []
      const flags = part === 'saysExactly' ? 's' : 'is'
      return [matches(PARTS[part](toPattern(words)), flags)]
    }),
    ...(subject === undefined ? [] : [toSubjectTest(subject)]),
    ...(paysAtLeast === undefined ? [] : [toPayTest(paysAtLeast)]),
    ...(closesWithin === undefined ? [] : [toClosingTest(closesWithin)]),
    ...all.map(toTest),
  ]
  if (any !== undefined) tests.push(anyOf(any.map(toTest)))
  return (text) => tests.every((test) => test(text))
}

function toSubjectTest(name: SubjectName): Test {
  const [field, majors] = SUBJECTS[name]
  return anyOf([matches(PARTS.field(toPattern(field))), matches(PARTS.majors(toPattern(majors)))])
}

function toPayTest(dollars: number): Test {
  const [usd, khr] = [numberFrom(dollars), numberFrom(dollars * 4000)]
  const most = (amount: string) => `"pay":\\{"min":(?:\\d+|null),"max":${amount}`
  const least = (amount: string) => `"pay":\\{"min":${amount},"max":null`
  return matches(
    `(?:${most(usd)}|${least(usd)}),"currency":"USD"|(?:${most(khr)}|${least(khr)}),"currency":"KHR"`,
  )
}

/** A pattern of integers from one on. */
function numberFrom(least: number): string {
  const digits = [...String(least)]
  const higher = digits.flatMap((digit, at) => {
    const rest = digits.length - at - 1
    return Number(digit) === 9
      ? []
      : [`${digits.slice(0, at).join('')}[${Number(digit) + 1}-9]\\d{${rest}}`]
  })
  return `(?:${[String(least), ...higher, `\\d{${digits.length + 1},}`].join('|')})`
}

function toClosingTest(days: number): Test {
  const today = toDay(new Date())
  const closing = Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
  return matches(`"closingDate":"(?:${closing.join('|')})`)
}

function toPattern(words: string | readonly string[]): string {
  return typeof words === 'string' ? `(?:${words})` : `[^"]*(?:${words.map(toWordStart).join('|')})`
}

/** The start of a word; Khmer has no spaces. */
function toWordStart(word: string): string {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  return /^\p{Script=Khmer}/u.test(word) ? literal : `(?<![a-z0-9])${literal}`
}

function matches(pattern: string, flags = 'is'): Test {
  const expression = new RegExp(pattern, flags)
  return (text) => expression.test(text)
}

function anyOf(tests: readonly Test[]): Test {
  return (text) => tests.some((test) => test(text))
}
