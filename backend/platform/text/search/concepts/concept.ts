import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'

const term = z.string().trim().min(1)
const terms = z.array(term).min(1).default([])
const name = z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/, 'is no name: use small letters and hyphens')
const names = z.array(name).min(1).default([])

/** A concept as a line of `backend/reference/search/*.jsonl` states it. */
const concept = z
  .strictObject({
    name,
    /** Terms for it in Latin letters; one in capitals is an abbreviation, found in a text only in capitals. */
    en: terms,
    /** Terms for it in Khmer. */
    km: terms,
    /** Ambiguous terms, which mean it only in a title or a query: "train" is also to teach. */
    titleOnly: terms,
    /** Phrases in which a term means something else. */
    except: terms,
    /** Concepts that also answer a search for it: kinds of it, and near synonyms. */
    narrower: names,
    /** More general concepts, which answer when nothing closer does. */
    broader: names,
    /** Name of the concept of its field of work. */
    field: name.nullable().default(null),
    /** Whether it is a subject of study, by which employers and majors are named. */
    discipline: z.literal(true).optional(),
    /**
     * Where it is matched. `names`: only in titles and names, since many texts mention a place or level that they are not about;
     * `optional`: a row need not have it; `never`: so common that only its own words are searched; `generic`: dropped first when
     * a query finds too little.
     */
    match: z.enum(['everywhere', 'names', 'optional', 'never', 'generic']).default('everywhere'),
  })
  .refine(({ en, km, titleOnly }) => en.length + km.length + titleOnly.length > 0, 'has no term')

const FOLDER = new URL('../../../../reference/search/concepts/', import.meta.url)

/** All concepts of `backend/reference/search/concepts`, sorted by name: what people type and what employers write for one thing. */
export const conceptList: readonly Concept[] = readConcepts()

/** Terms of one meaning, in either language. */
export type Concept = z.output<typeof concept>

export type MatchMode = Concept['match']

/** Reads all concepts, sorted by name. Throws `BrokenRowError`. */
function readConcepts(): Concept[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'))
  return files
    .flatMap((file) => parseConcepts(file, readFileSync(new URL(file, FOLDER), 'utf8')))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Reads the concepts of a file, one JSON object a line, in the order of their names. Throws `BrokenRowError`. */
export function parseConcepts(file: string, text: string): Concept[] {
  let before = ''
  const check = ({ name }: Concept) => {
    if (before >= name) return `"${name}" stands behind "${before}"`
    before = name
    return null
  }
  return parseJsonLines({ file, text, schema: concept, check })
}
