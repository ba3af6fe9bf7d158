import { parseOptions, UsageError } from '@/backend/platform/runtime/command'
import type { DateOrder } from './clean/split-date'
import type { ExplainOptions } from './explain-entry'
import type { ShowOptions } from './show-entries'
import { type DestinationName, isDestination } from './write/destination'

export const USAGE = `Usage: npm run import -- [options] <file or http(s) address>
       npm run import -- show <file> [--entries <number>] [reading options]
       npm run import -- map <file>
       npm run import -- formats
       npm run import -- explain <file> --entry <reference> [reading options]

Takes the jobs, internships or scholarships of a feed, plain or gzip; docs/import.md lists the formats.
Reading options: --format, --mapping, --employer, --date-order.

  map              print a mapping for the entries of a file, to be corrected and given as --mapping
  formats          print what each format reads for each field, as Markdown
  show             print entries as they would be published, and which fields were not read
  explain          print how an entry is sorted, with the terms that decided; change nothing
  --as <what>      import every vacancy as jobs or as internships, whatever its entry says
  --format <name>  read it as this format, whatever its entries look like
  --mapping <file> read it as this file describes (YAML)
  --source <name>  store them under this name instead of the format's
  --employer <name>  who hires, where an entry does not name its employer
  --date-order <order>  say how dates like 05/06/2026 are written: dmy (day first) or mdy
  --gone <what>    say that the feed is whole (close) or a part (keep), whatever it says itself
  --allow-shrink   allow it to close more than half of the open entries of the source
  --allow-renamed  allow most known entries to name another employer than before
  --allow-private  allow an address on this machine or its network
  --dry-run        check everything, save nothing
  --json           print the report as JSON

Exit codes: 0 imported, 1 no entry could be imported, 2 unknown command, 3 no entry is published and some are held back.
`

export type ImportArguments = {
  readonly file: string
  readonly format: string | undefined
  /** File of a mapping. */
  readonly mapping: string | undefined
  readonly source: string | undefined
  readonly as: DestinationName | undefined
  readonly employer: string | undefined
  readonly dateOrder: DateOrder | undefined
  readonly gone: 'close' | 'keep' | undefined
  readonly allowShrink: boolean
  readonly allowRenamed: boolean
  readonly dryRun: boolean
  readonly allowPrivate: boolean
  readonly json: boolean
}

/** Parses the command's arguments. Throws `UsageError`. */
export function parseImportArguments(words: readonly string[]): ImportArguments {
  const { values, positionals } = parseOptions(words, OPTIONS)
  const [file, ...more] = positionals
  if (file === undefined) throw new UsageError('Name the file to import.')
  if (more.length > 0) throw new UsageError('Name one file; run the command once for each.')
  const { source, as, gone } = values
  if (as !== undefined && !isDestination(as))
    throw new UsageError('--as takes "jobs" or "internships".')
  if (gone !== undefined && gone !== 'close' && gone !== 'keep') {
    throw new UsageError('--gone takes "close" or "keep".')
  }
  if (source !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(source)) {
    throw new UsageError(
      'A source name has small letters, digits and hyphens, for example "acme-jobs".',
    )
  }
  return {
    file,
    ...toReadingOptions(values),
    source,
    as,
    gone,
    allowShrink: values['allow-shrink'],
    allowRenamed: values['allow-renamed'],
    dryRun: values['dry-run'],
    allowPrivate: values['allow-private'],
    json: values.json,
  }
}

/** Throws `UsageError`. */
export function parseDateOrder(word: string | undefined): DateOrder | undefined {
  if (word === undefined || word === 'dmy' || word === 'mdy') return word
  throw new UsageError('--date-order takes "dmy" (the day first) or "mdy".')
}

/** Throws `UsageError`. */
function toReadingOptions(
  values: {
    readonly [Name in keyof typeof READING_OPTIONS]?: string | undefined
  },
) {
  const { format, mapping } = values
  if (format !== undefined && mapping !== undefined)
    throw new UsageError('Choose --format or --mapping.')
  const employer = values.employer?.trim() || undefined
  return { format, mapping, employer, dateOrder: parseDateOrder(values['date-order']) }
}

/** Parses the arguments of `explain`. Throws `UsageError`. */
export function parseExplainArguments(
  words: readonly string[],
): Omit<ExplainOptions, 'toHoldReason'> {
  const { values, positionals } = parseOptions(words, {
    ...READING_OPTIONS,
    entry: { type: 'string' },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || values.entry === undefined) {
    throw new UsageError('Name one file and an entry: explain feed.xml --entry REFERENCE')
  }
  return { file, entry: values.entry, ...toReadingOptions(values) }
}

const DEFAULT_ENTRIES = 10

/** Parses the arguments of `show`. Throws `UsageError`. */
export function parseShowArguments(words: readonly string[]): Omit<ShowOptions, 'toHoldReason'> {
  const { values, positionals } = parseOptions(words, {
    ...READING_OPTIONS,
    entries: { type: 'string', default: String(DEFAULT_ENTRIES) },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new UsageError('Name one file: show feed.xml')
  const entries = Number(values.entries)
  if (!Number.isInteger(entries) || entries < 1)
    throw new UsageError('--entries takes a whole number from 1.')
  return { file, entries, ...toReadingOptions(values) }
}

/** Parses the arguments of `map`. Throws `UsageError`. */
export function parseMapArguments(words: readonly string[]): { file: string } {
  const { positionals } = parseOptions(words, {})
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new UsageError('Name one file: map feed.xml')
  return { file }
}

/** How a feed is read. */
const READING_OPTIONS = {
  format: { type: 'string' },
  mapping: { type: 'string' },
  employer: { type: 'string' },
  'date-order': { type: 'string' },
} as const

const OPTIONS = {
  ...READING_OPTIONS,
  source: { type: 'string' },
  as: { type: 'string' },
  gone: { type: 'string' },
  'allow-shrink': { type: 'boolean', default: false },
  'allow-renamed': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'allow-private': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const
