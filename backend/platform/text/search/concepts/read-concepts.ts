import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Concept, concept } from './concept'

const FOLDER = new URL('../../../../reference/search/concepts/', import.meta.url)

/** Names the file, the line (from 1) and the fault of a concept that cannot be used. */
export class BrokenConceptError extends Error {
  override readonly name = 'BrokenConceptError'

  constructor(file: string, line: number, what: string) {
    super(`${file}: line ${line}: ${what}`)
  }
}

/** Reads all concepts, sorted by name. Throws `BrokenConceptError`. */
export function readConcepts(): Concept[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'))
  return files
    .flatMap((file) => parseConcepts(file, readFileSync(new URL(file, FOLDER), 'utf8')))
    .toSorted((a, b) => compare(a.name, b.name))
}

/** Reads the concepts of a file, one JSON object a line, in the order of their names. Throws `BrokenConceptError`. */
export function parseConcepts(file: string, text: string): Concept[] {
  let before = ''
  return text
    .trimEnd()
    .split('\n')
    .map((content, index) => {
      const fail = (what: string) => new BrokenConceptError(file, index + 1, what)
      const parsed = concept.safeParse(parseJson(content, fail))
      if (!parsed.success) throw fail(z.prettifyError(parsed.error))
      const { name } = parsed.data
      if (compare(before, name) >= 0) throw fail(`"${name}" stands behind "${before}"`)
      before = name
      return parsed.data
    })
}

function parseJson(content: string, toError: (what: string) => BrokenConceptError): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw toError(error.message)
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
