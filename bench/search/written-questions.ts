import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { namedArea } from '@/lib/contract/listing'
import { closesWithin, NOTHING, paysAtLeast } from './criteria'
import type { Question } from './question'

const words = z.array(z.string().min(1)).min(1)

/** Each key is a part of a listing, its words alternatives; all keys have to hold. */
const right = z.strictObject({
  title: words.optional(),
  field: words.optional(),
  majors: words.optional(),
  place: words.optional(),
  country: words.optional(),
  level: words.optional(),
  type: words.optional(),
  degree: words.optional(),
  employer: words.optional(),
  employerType: words.optional(),
  says: words.optional(),
  paysAtLeast: z.number().optional(),
  closesWithin: z.number().optional(),
})

/** A file of questions as somebody writes them who has not seen the search; the README says what its keys mean. */
const file = z.array(
  z.strictObject({
    query: z.string(),
    area: namedArea,
    right: z.union([right, z.array(right)]).optional(),
    nonsense: z.literal(true).optional(),
    none: z.literal(true).optional(),
    elsewhere: namedArea.optional(),
  }),
)

type Right = z.output<typeof right>
type Part = Exclude<keyof Right, 'paysAtLeast' | 'closesWithin'>

/** Where a part stands in what the API tells of a listing. */
const PARTS: Readonly<Record<Part, (word: string) => string>> = {
  title: (word) => `"title":"[^"]*${word}|\\{"name":"[^"]*(?:","nameKm":"[^"]*)?${word}`,
  field: (word) => `"(?:category|department)":\\{[^}]*"name":"[^"]*${word}`,
  majors: (word) => `"majors":\\[[^\\]]*"name":"[^"]*${word}`,
  place: (word) => `"place":"[^"]*${word}`,
  country: (word) => `"country":"[^"]*${word}`,
  level: (word) => `"level":\\{[^}]*"name":"[^"]*${word}`,
  type: (word) =>
    `"type":"[^"]*${word}|"category":(?:null|\\{[^}]*\\}),"type":\\{[^}]*"name":"[^"]*${word}`,
  degree: (word) => `"qualification":\\{[^}]*"name":"[^"]*${word}`,
  employer: (word) =>
    `"(?:company|university)":\\{[^}]*?"name":"[^"]*${word}|"provider":"[^"]*${word}`,
  employerType: (word) => `"company":\\{.*?"type":\\{[^}]*"name":"[^"]*${word}`,
  says: (word) => word,
}

const SINGULAR = {
  jobs: 'job',
  internships: 'internship',
  scholarships: 'scholarship',
  majors: 'major',
} as const

/** @throws ZodError for a file that is not as the README says */
export function readQuestions(name: string): Question[] {
  const written = file.parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')))
  return written.map(({ query, area, right: one, nonsense, none, elsewhere }) => ({
    area: SINGULAR[area],
    text: query,
    means: one === undefined ? NOTHING : anyOf([one].flat().map(toCriteria)),
    ...(nonsense ? { expects: 'nothing' } : none ? { expects: 'none' } : {}),
    ...(elsewhere === undefined ? {} : { expects: elsewhere }),
  }))
}

/** Each criterion is tried by itself: as one expression they take minutes on a long listing. */
function anyOf(alternatives: readonly (readonly RegExp[])[]): Question['means'] {
  return {
    test: (text) => alternatives.some((criteria) => criteria.every((each) => each.test(text))),
  }
}

function toCriteria({ paysAtLeast: pay, closesWithin: days, ...parts }: Right): RegExp[] {
  const keys = Object.keys(PARTS) as Part[]
  const criteria = keys.flatMap((key) => {
    const asked = parts[key]
    return asked === undefined
      ? []
      : [new RegExp(asked.map(toStart).map(PARTS[key]).join('|'), 'is')]
  })
  if (pay !== undefined) criteria.push(paysAtLeast(pay))
  if (days !== undefined) criteria.push(closesWithin(days))
  return criteria
}

/** Where a word begins; Khmer has no spaces. */
function toStart(word: string): string {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  return /^\p{Script=Khmer}/u.test(word) ? literal : `(?<![a-z0-9])${literal}`
}
