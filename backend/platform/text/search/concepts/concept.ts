import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'

const term = z.string().trim().min(1)
const terms = z.array(term).min(1).default([])
const name = z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/, 'is no name: use small letters and hyphens')

/** A concept as a line of `backend/reference/search/*.jsonl` states it. */
const concept = z
  .strictObject({
    name,
    /** Whatever means it in Latin letters; in capitals: an abbreviation, which counts in a text only where it stands in capitals. */
    en: terms,
    /** Whatever means it in Khmer. */
    km: terms,
    /** Terms with so many other meanings that they mean it only in a title or a question: "train", which is also to teach. */
    titleOnly: terms,
    /** Phrases in which a term means something else. */
    except: terms,
    /** Concepts that a search for it is as glad of: kinds of it, and what is much the same. */
    narrower: z.array(name).min(1).default([]),
    /** Concepts that it belongs to: better than nothing. */
    broader: z.array(name).min(1).default([]),
    /** The line of work that it is of, by the concept that names it. */
    field: name.nullable().default(null),
    /** Whether it is studied: employers and majors are called by it. */
    discipline: z.literal(true).optional(),
    /**
     * Where it counts. `names`: in titles and names alone, since many texts that are not about it mention a place or level; `optional`: no row
     * has to have it; `never`: so common that only its own words are searched; `generic`: the first term to be given up.
     */
    match: z.enum(['everywhere', 'names', 'optional', 'never', 'generic']).default('everywhere'),
  })
  .refine(({ en, km, titleOnly }) => en.length + km.length + titleOnly.length > 0, 'has no term')

const FOLDER = new URL('../../../../reference/search/concepts/', import.meta.url)

/** What people type and what employers write for one thing, sorted by name. Another word for something has its place in a file of `backend/reference/search/concepts`. */
export const conceptList: readonly Concept[] = readConcepts()

/** What means one thing, in either language. */
export type Concept = z.output<typeof concept>

export type MatchMode = Concept['match']

/** Reads all concepts, sorted by name. Throws `BrokenRowError`. */
function readConcepts(): Concept[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'))
  return files
    .flatMap((file) => parseConcepts(file, readFileSync(new URL(file, FOLDER), 'utf8')))
    .toSorted((a, b) => compare(a.name, b.name))
}

/** Reads the concepts of a file, one JSON object a line, in the order of their names. Throws `BrokenRowError`. */
export function parseConcepts(file: string, text: string): Concept[] {
  let before = ''
  const check = ({ name }: Concept) => {
    if (compare(before, name) >= 0) return `"${name}" stands behind "${before}"`
    before = name
    return null
  }
  return parseJsonLines({ file, text, schema: concept, check })
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
