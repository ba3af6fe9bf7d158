import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'

const SAMPLES = {
  first: { file: 'postings.jsonl', seed: 20261127 },
  second: { file: 'second-sample.jsonl', seed: 20261128 },
  third: { file: 'third-sample.jsonl', seed: 20261129 },
} as const

/** The first was labelled before the terms were written, each other one after they had been tuned on those before it. */
export type Sample = keyof typeof SAMPLES

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

/** The postings that terms may be tuned on, and those kept aside, whose single postings nobody looks at. */
export type Half = 'tuning' | 'kept aside'

/** Reads a sample with its labels. Throws `BrokenRowError`. */
export function readPostings(sample: Sample): LabelledPosting[] {
  const { file } = SAMPLES[sample]
  const content = readFileSync(new URL(file, import.meta.url), 'utf8')
  return parseJsonLines({ file, text: content, schema: labelledPosting })
}

/** Reads a half of a sample. Throws `BrokenRowError`. */
export function readHalf(sample: Sample, half: Half): LabelledPosting[] {
  return readPostings(sample).filter(({ id }) => toHalf(sample, id) === half)
}

// By a hash of the id, so that nobody chose it.
function toHalf(sample: Sample, id: number): Half {
  const [first = 0] = createHash('sha256').update(`${SAMPLES[sample].seed}:${id}`).digest()
  return first % 2 === 0 ? 'tuning' : 'kept aside'
}
