import { readdirSync, readFileSync } from 'node:fs'
import { type DialectData, parseDialect } from './dialect'

const FOLDER = new URL('dialects/', import.meta.url)

/** Reads the formats described by data, in the order of their names. Throws `BrokenFeedError`. */
export function readDialects(): readonly DialectData[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => parseDialect(readFileSync(new URL(file, FOLDER), 'utf8'), file))
}
