import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'
import { type SearchArea, searchArea } from '@/lib/contract/listing'
import { type Means, PART_NAMES, SUBJECT_NAMES } from './means'

const FILE = 'questions.jsonl'

const words = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])

const means: z.ZodType<Means> = z.lazy(() =>
  z.strictObject({
    ...Object.fromEntries(PART_NAMES.map((name) => [name, words.optional()])),
    subject: z.enum(SUBJECT_NAMES).optional(),
    paysAtLeast: z.int().positive().optional(),
    closesWithin: z.int().positive().optional(),
    any: z.array(means).min(2).optional(),
    all: z.array(means).min(2).optional(),
  }),
)

const question = z.strictObject({
  /** The latest decision on search rules when the question was written. */
  decision: z.int().positive(),
  /** Whether the author of the question could not tune the search on it. */
  heldOut: z.boolean(),
  area: searchArea,
  query: z.string().min(1),
  /** What a matching listing must contain; without it, no listing matches. */
  means: means.optional(),
  expects: z.union([z.enum(['none', 'nothing']), searchArea]).optional(),
})

/** A query in the search of an area, and its meaning. */
export type Question = {
  readonly decision: number
  readonly heldOut: boolean
  readonly area: SearchArea
  readonly query: string
  readonly means?: Means | undefined
  /**
   * When no listing matches: the area that has matches and must be suggested; `none` or missing: the page must say that no listing has all
   * words; `nothing`: no listing may be shown.
   */
  readonly expects?: SearchArea | 'none' | 'nothing' | undefined
}

/** Reads the table of questions. Throws `BrokenRowError`. */
export function readQuestions(): Question[] {
  return parseQuestions(readFileSync(new URL(FILE, import.meta.url), 'utf8'))
}

export function parseQuestions(text: string): Question[] {
  return parseJsonLines({ file: FILE, text, schema: question })
}
