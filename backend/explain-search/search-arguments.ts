import { parseOptions, UsageError } from '@/backend/platform/runtime/command'
import { listingSort } from '@/lib/contract/listing'
import { listingType } from '@/lib/contract/searches/saved-search'

const AREAS = listingType.options
const SORTS = listingSort.options

export const SEARCH_USAGE = `Usage: npm run search -- explain "<text>" [options]

Prints how a listing searches for a text: how the text is read, which steps are tried and which of them
finds rows, and how the rows of the first page are read. Nothing is changed.

  --area <${AREAS.join('|')}>  (default: jobs)
  --sort <${SORTS.join('|')}>  (default: relevance)
`

export type SearchCommand = {
  readonly text: string
  readonly area: (typeof AREAS)[number]
  readonly sort: (typeof SORTS)[number]
}

/** Reads the words of the command line. Throws `UsageError`. */
export function parseSearchArguments(words: readonly string[]): SearchCommand {
  const { values, positionals } = parseOptions(words, {
    area: { type: 'string', default: 'jobs' },
    sort: { type: 'string', default: 'relevance' },
  })
  const [verb, ...text] = positionals
  if (verb !== 'explain') throw new UsageError('Say what to do: explain.')
  if (text.join(' ').trim() === '') throw new UsageError('Say which text to explain.')
  const area = listingType.safeParse(values.area)
  if (!area.success) throw new UsageError(`--area is one of: ${AREAS.join(', ')}.`)
  const sort = listingSort.safeParse(values.sort)
  if (!sort.success) throw new UsageError(`--sort is one of: ${SORTS.join(', ')}.`)
  return { text: text.join(' '), area: area.data, sort: sort.data }
}
