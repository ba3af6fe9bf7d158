import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'

const FILES = {
  first: 'postings.jsonl',
  second: 'second-sample.jsonl',
  third: 'third-sample.jsonl',
  fourth: 'fourth-sample.jsonl',
} as const

/** The first was labelled before the terms were written, each other one after they had been tuned on those before it. */
export type Sample = keyof typeof FILES

export const SAMPLES = Object.keys(FILES) as readonly Sample[]

/** Chooses the half of the fourth sample that is kept aside. */
const SEED = 20261130

const text = z.string()

const labels = z.strictObject({
  job: z.boolean(),
  engineering: z.boolean().default(false),
  category: text.nullable().default(null),
  majors: z.array(text).default([]),
  level: text.nullable().default(null),
  qualification: text.nullable().default(null),
  type: text.nullable().default(null),
  internship: z.boolean().default(false),
  provinces: z.array(text).default([]),
  workplace: text.nullable().default(null),
  abroad: z.boolean().default(false),
})

const labelledPosting = z.strictObject({
  id: z.int().positive(),
  language: z.enum(['en', 'km', 'mixed', 'fr']),
  title: text.min(1),
  employer: text,
  text,
  location: text,
  source: z.strictObject({ category: text.optional(), occupation: text.optional() }).optional(),
  labels,
})

export type LabelledPosting = z.output<typeof labelledPosting>

/** Reads a sample with its labels. Throws `BrokenRowError`. */
export function readPostings(sample: Sample): LabelledPosting[] {
  const file = FILES[sample]
  const content = readFileSync(new URL(file, import.meta.url), 'utf8')
  return parseJsonLines({ file, text: content, schema: labelledPosting })
}

/** Reads the postings of a sample that terms may be tuned on. Throws `BrokenRowError`. */
export function readForTuning(sample: Sample): LabelledPosting[] {
  const postings = readPostings(sample)
  return sample === 'fourth' ? postings.filter((posting) => !isKeptAside(posting)) : postings
}

/** Reads the half of the fourth sample whose single postings nobody looks at. Throws `BrokenRowError`. */
export function readKeptAside(): LabelledPosting[] {
  return readPostings('fourth').filter(isKeptAside)
}

// By a hash of the id, so that nobody chose it.
function isKeptAside({ id }: LabelledPosting): boolean {
  const [first = 0] = createHash('sha256').update(`${SEED}:${id}`).digest()
  return first % 2 === 1
}
