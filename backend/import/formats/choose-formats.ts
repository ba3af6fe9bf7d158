import { readFile } from 'node:fs/promises'
import { BrokenFeedError } from '../broken-feed-error'
import { parseDialect, toFormat } from './dialect'
import type { FeedFormat } from './feed-format'
import { formats } from './formats'

/**
 * Lists the formats that may read a feed: the one that the operator names or describes, else all. Throws
 * `BrokenFeedError`.
 */
export async function chooseFormats(given: {
  readonly format?: string | undefined
  readonly mapping?: string | undefined
}): Promise<readonly FeedFormat[]> {
  const { format, mapping } = given
  if (mapping !== undefined) return [toFormat(parseDialect(await readMapping(mapping), mapping))]
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
