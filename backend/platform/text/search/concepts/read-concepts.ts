import { readdirSync, readFileSync } from 'node:fs'
import { parseJsonLines } from '../../json-lines'
import { type Concept, concept } from './concept'

const FOLDER = new URL('../../../../reference/search/concepts/', import.meta.url)

/** Reads all concepts, sorted by name. Throws `BrokenRowError`. */
export function readConcepts(): Concept[] {
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
