import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'
import { toTermKey } from './term-index'

const FOLDER = new URL('../reference/classifier/', import.meta.url)
const LISTS = new URL('../reference/', import.meta.url)

const terms = z.array(z.string().trim().min(1)).min(1)
const points = z.number().min(-10).max(10)

/** A line of `backend/reference/classifier/terms/*.jsonl`: terms of one meaning, in either language, and what they say of a posting. */
function workRow(categories: readonly string[], majors: readonly string[]) {
  return z
    .strictObject({
      /** In capitals: an abbreviation, which counts only where it stands in capitals. */
      terms,
      /** Points for and against being a job; -10 also inside the name of a post. */
      job: points.default(0),
      /** Points for and against being engineering. */
      engineering: points.default(0),
      category: z.enum(categories).nullable().default(null),
      /** Points for the category. */
      weight: points.positive().default(3),
      /** Categories it belongs to instead where the rest of the posting is of them: quality of food. */
      yieldsTo: z.array(z.enum(categories)).default([]),
      majors: z.array(z.enum(majors)).default([]),
      /** It names a post, so that a title with two of them names two posts. */
      isRole: z.boolean().default(false),
      /** Where it counts: `start` is the beginning of a title. */
      in: z.enum(['anywhere', 'title', 'start', 'text']).default('anywhere'),
    })
    .refine(
      ({ job, engineering, category, isRole }) => job || engineering || category || isRole,
      'says nothing',
    )
}

const namedRow = z.strictObject({
  name: z.string(),
  terms,
  /** It counts in a title alone. */
  titleOnly: z.boolean().default(false),
  /** It counts beside another term, or where none is found: "diploma or certificate", but not "bring your certificates". */
  weak: z.boolean().default(false),
})

export type WorkTermRow = z.output<ReturnType<typeof workRow>>
export type NamedRow = z.output<typeof namedRow>

/** Reads all data of the classifier. Throws `BrokenRowError`, also for a term that stands twice. */
export function readClassifierTerms() {
  const categoryList = readList('categories')
  const [categories, majors] = [categoryList.map(({ name }) => name), readNames('majors')]
  return {
    categoryList,
    work: readWork({ categories, majors }),
    /** Strongest first; `none` is what only looks like one. */
    levels: readNamed('levels', [...readNames('job-levels'), 'none']),
    qualifications: readNamed('qualifications', [...readNames('qualifications'), 'none']),
    types: readNamed('types', [...readNames('job-types'), 'none']),
    /** What a title says of internships; `job` is a post that only deals with them. */
    internships: readNamed('internships', ['internship', 'job']),
    studies: readStudies(majors),
    posts: readPosts(),
    /** Words of titles that are often misspelt, in small letters. */
    oftenMisspelt: readOftenMisspelt(),
    occupations: readOccupations(categories, majors),
    majorsByCategory: readMajorsByCategory(categories, majors),
  }
}

type Lists = { readonly categories: readonly string[]; readonly majors: readonly string[] }

function readWork(lists: Lists): WorkTermRow[] {
  const folder = new URL('terms/', FOLDER)
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  const texts = files
    .toSorted()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))
  return parseWork(texts, lists)
}

/** Parses terms of all files together: no term may stand twice. Throws `BrokenRowError`. */
export function parseWork(
  texts: readonly { readonly file: string; readonly text: string }[],
  { categories, majors }: Lists,
): WorkTermRow[] {
  const schema = workRow(categories, majors)
  const check = createTermCheck()
  return texts.flatMap(({ file, text }) =>
    parseJsonLines({ file, text, schema, check: check(file) }),
  )
}

function readNamed(list: string, names: readonly string[]): NamedRow[] {
  const file = `${list}.jsonl`
  const schema = namedRow.extend({ name: z.enum(names) })
  return parseJsonLines({ file, text: read(file), schema, check: createTermCheck()(file) })
}

/** What a posting calls the studies it asks for, and the majors meant. */
function readStudies(majors: readonly string[]) {
  const file = 'studies.jsonl'
  const schema = z.strictObject({ terms, majors: z.array(z.enum(majors)).min(1) })
  return parseJsonLines({ file, text: read(file), schema, check: createTermCheck()(file) })
}

/** How names of posts look in each language. */
function readPosts() {
  const file = 'posts.jsonl'
  const schema = z.strictObject({
    language: z.enum(['en', 'fr', 'km']),
    /** How a word that names a post ends. */
    endings: terms,
    /** Words that name a post by themselves. */
    words: terms,
    /** Words that look alike and name none. */
    exceptions: terms,
  })
  return parseJsonLines({ file, text: read(file), schema })
}

function readOftenMisspelt(): string[] {
  const file = 'often-misspelt.jsonl'
  const schema = z.strictObject({ words: z.array(z.string().regex(/^[a-z]{7,}$/)).min(1) })
  return parseJsonLines({ file, text: read(file), schema }).flatMap(({ words }) => words)
}

/** Unit groups of ISCO-08, or the beginnings of their codes. */
function readOccupations(categories: readonly string[], majors: readonly string[]) {
  const schema = z.strictObject({
    code: z.string().regex(/^\d{1,4}$/),
    name: z.string(),
    /** Null: not engineering. */
    category: z.enum(categories).nullable(),
    majors: z.array(z.enum(majors)).default([]),
  })
  return readKeyed('occupations', schema, ({ code }) => code)
}

/** Majors that a posting of a category may have; `usual` ones are given when the posting names none. */
function readMajorsByCategory(categories: readonly string[], majors: readonly string[]) {
  const schema = z.strictObject({
    category: z.enum(categories),
    usual: z.array(z.enum(majors)),
    others: z.array(z.enum(majors)),
  })
  return readKeyed('category-majors', schema, ({ category }) => category)
}

function readKeyed<Schema extends z.ZodType>(
  list: string,
  schema: Schema,
  toKey: (row: z.output<Schema>) => string,
): ReadonlyMap<string, z.output<Schema>> {
  const keys = new Set<string>()
  const check = (row: z.output<Schema>) => {
    if (keys.has(toKey(row))) return `"${toKey(row)}" stands twice`
    keys.add(toKey(row))
    return null
  }
  const rows = parseJsonLines({ file: `${list}.jsonl`, text: read(`${list}.jsonl`), schema, check })
  return new Map(rows.map((row) => [toKey(row), row]))
}

function createTermCheck() {
  const places = new Map<string, string>()
  return (file: string) => (row: { readonly terms: readonly string[] }, line: number) => {
    for (const term of row.terms) {
      const key = toTermKey(term)
      if (key === '') return `"${term}" has no letter or digit`
      const before = places.get(key)
      if (before !== undefined) return `"${term}" already stands in ${before}`
      places.set(key, `${file} on line ${line}`)
    }
    return null
  }
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8')
}

function readNames(list: string): string[] {
  return readList(list).map(({ name }) => name)
}

function readList(list: string) {
  const file = `${list}.jsonl`
  const schema = z.object({ name: z.string(), nameKm: z.string().nullable() })
  return parseJsonLines({ file, text: readFileSync(new URL(file, LISTS), 'utf8'), schema })
}
