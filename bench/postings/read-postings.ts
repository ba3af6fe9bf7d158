import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'

const FILE = 'postings.jsonl'
const SEED = 20261127

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
  language: z.enum(['en', 'km', 'mixed']),
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

/** Reads the postings with their labels. Throws `BrokenRowError`. */
export function readPostings(): LabelledPosting[] {
  const content = readFileSync(new URL(FILE, import.meta.url), 'utf8')
  return parseJsonLines({ file: FILE, text: content, schema: labelledPosting })
}

/** Tells the half of a posting by a hash of its id, so that nobody chose it. */
export function toHalf(id: number): Half {
  const [first = 0] = createHash('sha256').update(`${SEED}:${id}`).digest()
  return first % 2 === 0 ? 'tuning' : 'kept aside'
}
