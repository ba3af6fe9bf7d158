import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { BrokenFeedError } from '../broken-feed-error'
import { ashby } from './ashby'
import type { FeedFormat, VacancyFormat } from './feed-format'
import { type FormatMapping, parseFormatMapping } from './format-mapping'
import { greenhouse } from './greenhouse'
import { hrXml } from './hr-xml'
import { jobPosting } from './job-posting'
import { lever } from './lever'
import { createMappedFormat } from './mapped-format'
import { rss } from './rss'
import { scholarshipTable } from './scholarship-table'
import { table } from './table'

const FOLDER = new URL('mappings/', import.meta.url)

/** Reads the formats described by data, in the order of their names. Throws `BrokenFeedError`. */
export function readBuiltInMappings(): readonly FormatMapping[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => parseFormatMapping(readFileSync(new URL(file, FOLDER), 'utf8'), file))
}

/** All formats; of several that recognise a feed, the one with most signs reads it, then the first. */
export const formats: readonly FeedFormat[] = [
  hrXml,
  rss,
  jobPosting,
  greenhouse,
  ashby,
  lever,
  scholarshipTable,
  ...readBuiltInMappings().map(createMappedFormat),
  table,
]

/** Returns a format of vacancies. Throws `Error` when there is none of this name. */
export function requireVacancyFormat(name: string): VacancyFormat {
  const format = formats.find((each) => each.name === name)
  if (format === undefined || !('toVacancy' in format)) throw new Error(`No vacancies in ${name}`)
  return format
}

/**
 * Lists the formats that may read a feed: the one that the operator names or describes, else all. Throws
 * `BrokenFeedError`.
 */
export async function chooseFormats(given: {
  readonly format?: string | undefined
  readonly mapping?: string | undefined
}): Promise<readonly FeedFormat[]> {
  const { format, mapping } = given
  if (mapping !== undefined)
    return [createMappedFormat(parseFormatMapping(await readMapping(mapping), mapping))]
  if (format === undefined) return formats
  const chosen = formats.find(({ name }) => name === format)
  if (chosen !== undefined) return [{ ...chosen, isGeneric: true, recognises: () => true }]
  const names = formats.map(({ name }) => name).join(', ')
  throw new BrokenFeedError(`there is no format "${format}"`, `Choose one of ${names}`)
}

async function readMapping(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new BrokenFeedError(`the mapping ${file} cannot be read`, 'Check its path')
  }
}
