import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { parseDateOrder } from '@/backend/import/import-arguments'
import { isWebAddress } from '@/backend/import/read/fetch-feed'
import { isDestination } from '@/backend/import/write/destination'
import { parseOptions, UsageError } from '@/backend/platform/runtime/command'
import type { SourceDraft } from './sources'

export const SOURCE_USAGE = `Usage: npm run source -- <command>

  add <name> <file or address> [options]  add a feed; the running product imports it at once, then again and again
  list                                    print all sources, when they run and what failed
  run <name>                              import a source now
  run --due                               import every source that is due, one after the other
  pause <name>, resume <name>             stop running a source, and start again
  remove <name> --listings <close|keep>   remove a source; say what becomes of its open listings
  report <name>                           print its latest runs
  show <name>                             print what the latest run read of each field

Options of add:
  --every <hours>    hours between two runs, 1 to 720; 24 without it
  --employer <name>  who hires: for entries that name nobody; entries that name somebody else are held back
  --date-order <order>  how dates like 05/06/2026 are written: dmy (day first) or mdy
  --as <what>        import every vacancy as jobs or as internships
  --gone <what>      say that the feed is whole (close) or a part (keep), whatever it says itself
  --approve          hold back every entry until somebody accepts it
  --allow-private    allow an address on this machine or its network
  --owner <address>  e-mail address of the person who answers for the feed
`

export type SourceCommand =
  | { readonly verb: 'add'; readonly draft: SourceDraft }
  | { readonly verb: 'list' | 'run-due' }
  | { readonly verb: 'run' | 'pause' | 'resume' | 'report' | 'show'; readonly name: string }
  | { readonly verb: 'remove'; readonly name: string; readonly listings: 'close' | 'keep' }

/** A source's name, which is stored with each of its listings. */
const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Parses the command's arguments. Throws `UsageError`. */
export function parseSourceArguments(words: readonly string[]): SourceCommand {
  const { values, positionals } = parseOptions(words, {
    every: { type: 'string', default: '24' },
    employer: { type: 'string' },
    'date-order': { type: 'string' },
    as: { type: 'string' },
    gone: { type: 'string' },
    approve: { type: 'boolean', default: false },
    'allow-private': { type: 'boolean', default: false },
    owner: { type: 'string' },
    listings: { type: 'string' },
    due: { type: 'boolean', default: false },
  })
  const [verb = 'list', name, address, ...more] = positionals
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is not understood.`)
  if (verb === 'add') return { verb, draft: toDraft(name, address, values) }
  if (address !== undefined) throw new UsageError(`"${address}" is not understood.`)
  switch (verb) {
    case 'list':
      return { verb }
    case 'run':
      return values.due ? { verb: 'run-due' } : { verb, name: requireName(name) }
    case 'pause':
    case 'resume':
    case 'report':
    case 'show':
      return { verb, name: requireName(name) }
    case 'remove':
      return { verb, name: requireName(name), listings: toListings(values.listings) }
    default:
      throw new UsageError(
        'Choose a command: add, list, run, pause, resume, remove, report or show.',
      )
  }
}

type Options = {
  readonly every: string
  readonly employer?: string | undefined
  readonly 'date-order'?: string | undefined
  readonly as?: string | undefined
  readonly gone?: string | undefined
  readonly approve: boolean
  readonly 'allow-private': boolean
  readonly owner?: string | undefined
}

function toDraft(
  name: string | undefined,
  address: string | undefined,
  { every, employer, as, gone, approve, owner, ...more }: Options,
): SourceDraft {
  if (address === undefined) throw new UsageError('Name the source, then its file or address.')
  const hours = z.coerce.number().int().min(1).max(720).safeParse(every)
  if (!hours.success) throw new UsageError('--every takes whole hours, 1 to 720.')
  if (as !== undefined && !isDestination(as))
    throw new UsageError('--as takes "jobs" or "internships".')
  if (gone !== undefined && gone !== 'close' && gone !== 'keep')
    throw new UsageError('--gone takes "close" or "keep".')
  if (owner !== undefined && !z.email().safeParse(owner).success)
    throw new UsageError(`"${owner}" is not an e-mail address.`)
  return {
    name: requireName(name),
    address: isWebAddress(address) || isAbsolute(address) ? address : resolve(address),
    employer: employer?.trim() || null,
    dateOrder: parseDateOrder(more['date-order']) ?? null,
    destination: as ?? null,
    gone: gone ?? null,
    everyHours: hours.data,
    needsApproval: approve,
    allowsPrivate: more['allow-private'],
    owner: owner ?? null,
  }
}

function requireName(name: string | undefined): string {
  if (name !== undefined && NAME.test(name)) return name
  throw new UsageError(
    'A source name has small letters, digits and hyphens, for example "acme-jobs".',
  )
}

function toListings(word: string | undefined): 'close' | 'keep' {
  if (word === 'close' || word === 'keep') return word
  throw new UsageError(
    'Say what becomes of its open listings: --listings close, or --listings keep.',
  )
}
