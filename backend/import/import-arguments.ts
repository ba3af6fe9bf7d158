import { parseArgs } from 'node:util'
import { formats } from './formats/formats'
import { type DestinationName, isDestination } from './write/destination'

export const USAGE = `Usage: npm run import -- [options] <file or http(s) address>
       npm run import -- explain <file> --entry <reference>

Takes the jobs, internships or scholarships of a feed (${formats.map(({ name }) => name).join(', ')}), plain or gzip.

  explain          print how an entry is sorted, with the terms that decided; change nothing
  --as <what>      import every vacancy as jobs or as internships, whatever its entry says
  --source <name>  store them under this name instead of the format's
  --employer <name>  who hires, where an entry does not name its employer
  --gone <what>    say that the feed is whole (close) or a part (keep), whatever it says itself
  --allow-shrink   allow it to close more than half of the open entries of the source
  --allow-renamed  allow most known entries to name another employer than before
  --allow-private  allow an address on this machine or its network
  --dry-run        check everything, save nothing
  --json           print the report as JSON
`

export type ImportArguments = {
  readonly file: string
  readonly source: string | undefined
  readonly as: DestinationName | undefined
  readonly employer: string | undefined
  readonly gone: 'close' | 'keep' | undefined
  readonly allowShrink: boolean
  readonly allowRenamed: boolean
  readonly dryRun: boolean
  readonly allowPrivate: boolean
  readonly json: boolean
}

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Parses the command's arguments. Throws `UsageError`. */
export function parseImportArguments(words: readonly string[]): ImportArguments {
  const { values, positionals } = parseWords(words)
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
    source,
    as,
    employer: values.employer?.trim() || undefined,
    gone,
    allowShrink: values['allow-shrink'],
    allowRenamed: values['allow-renamed'],
    dryRun: values['dry-run'],
    allowPrivate: values['allow-private'],
    json: values.json,
  }
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        as: { type: 'string' },
        employer: { type: 'string' },
        gone: { type: 'string' },
        'allow-shrink': { type: 'boolean', default: false },
        'allow-renamed': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'allow-private': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
