import { z } from 'zod'
import { parseOptions, UsageError } from '@/backend/platform/runtime/command'
import { idInput } from '@/lib/contract/common'
import { FIELD_OWNERS, type FieldOwner } from './fields'
import { LISTING_TYPES, type ListingType } from './listing-types'

const AREAS = LISTING_TYPES.join('|')

/** What is added by its fields; a job or an internship by those of a posting. */
export const ADDABLE_KINDS = ['employer', 'university', 'scholarship'] as const

export type AddableKind = (typeof ADDABLE_KINDS)[number]

export const DESK_USAGE = `Usage: npm run desk                prints a link that opens the desk, good once and for ten minutes
       npm run desk -- <what> [options]

  close <${AREAS}> <id>…          closed from now on; users who saved it are notified
  reopen <${AREAS}> <id>…         open again, until --until DAY or until further notice
  correct <what> <id> <field>=<value>…          states it yourself: no import changes it back
  reset <what> <id> <field>…                    gives it back to its source; what: ${AREAS}|
                                                employer|university|major|department
  add <${AREAS}|employer|university> <field>=<value>…
                                                publishes a new one: add job title=… employer=… description=…
  remove <${AREAS}> <id>…         take it down: its page answers 410 at once, and no import brings it back
  restore <${AREAS}> <id>…        show it again as it was
  merge <employer id> <into employer id>        one page and all listings for two spellings of an employer
  split <job|internship> <id> <source> <reference>
                                                an entry that was added to this listing is another job
  join <job|internship> <id> <into id>          two listings of different sources are one job
  accept <source> <reference>                   publish a held entry, now and at later imports
  refuse <source> <reference>                   leave a held entry out of later imports
  answered <message>…                           a message or a report waits no longer
  again <mail>…                                 tries to send a mail once more, at once
  hold | release                                lets no mail and message go out, or lets them again
  pause <source> | run <source>                 stops importing a source, or imports it within a minute
  set <setting> <value>                         changes what the site says of itself, such as its phone; "" clears it
  block <account> | unblock <account>           ends its sessions and lets nobody sign in to it, or lets it again
  delete <account>                              deletes it with all that belongs to it; the id is on the desk's page People
  dismiss <job|internship> <id>…                does not point it out any more
  hints | removed | held | messages | audit             list what is taken down, held back, waits, was done
  undo <number>                                 take back an entry of the audit

  --because <words>  the reason, for the audit

The id is the number in the address: /jobs/12/site-engineer is job 12.
`

const VACANCIES = ['job', 'internship'] as const

type VacancyName = (typeof VACANCIES)[number]

type Listed = { readonly area: ListingType; readonly ids: readonly number[] }

/** A change, with the reason for the audit. */
export type DeskChange = { readonly because: string | null } & (
  | ({ readonly verb: 'close' | 'remove' | 'restore' | 'dismiss' } & Listed)
  | ({ readonly verb: 'reopen'; readonly until: string | null } & Listed)
  | {
      readonly verb: 'correct'
      readonly area: FieldOwner
      readonly id: number
      /** Words by the field's word. */
      readonly values: ReadonlyMap<string, string>
    }
  | {
      readonly verb: 'reset'
      readonly area: FieldOwner
      readonly id: number
      readonly fields: readonly string[]
    }
  | {
      readonly verb: 'add'
      readonly area: AddableKind | VacancyName
      readonly values: ReadonlyMap<string, string>
    }
  | { readonly verb: 'merge'; readonly id: number; readonly into: number }
  | {
      readonly verb: 'split'
      readonly area: VacancyName
      readonly id: number
      readonly source: string
      readonly reference: string
    }
  | {
      readonly verb: 'join'
      readonly area: VacancyName
      readonly id: number
      readonly into: number
    }
  | { readonly verb: 'accept' | 'refuse'; readonly source: string; readonly reference: string }
  | { readonly verb: 'answered' | 'again'; readonly ids: readonly string[] }
  | { readonly verb: 'hold' | 'release' }
  | { readonly verb: 'pause' | 'run'; readonly source: string }
  | { readonly verb: 'set'; readonly setting: string; readonly value: string }
  | { readonly verb: 'block' | 'unblock' | 'delete'; readonly account: string }
  | { readonly verb: 'undo'; readonly entry: number }
)

export type DeskCommand =
  | DeskChange
  | { readonly verb: 'open' | 'hints' | 'removed' | 'held' | 'messages' | 'audit' }

/** Parses the command's arguments. Throws `UsageError`. */
export function parseDeskArguments(words: readonly string[]): DeskCommand {
  const { values, positionals } = parseOptions(words, {
    because: { type: 'string' },
    until: { type: 'string' },
  })
  const [verb = 'open', ...rest] = positionals
  const because = values.because?.trim() || null
  if (values.until !== undefined && verb !== 'reopen') {
    throw new UsageError('--until can only be used with reopen.')
  }
  switch (verb) {
    case 'close':
    case 'remove':
    case 'restore':
    case 'dismiss':
      return { verb, because, ...toListed(rest) }
    case 'reopen':
      return { verb, because, until: toDay(values.until), ...toListed(rest) }
    case 'correct':
      return { verb, because, ...toItem(rest), values: new Map(rest.slice(2).map(toPair)) }
    case 'add': {
      const area = toOneOf([...ADDABLE_KINDS, ...VACANCIES], rest[0])
      return { verb, because, area, values: new Map(rest.slice(1).map(toPair)) }
    }
    case 'reset':
      return { verb, because, ...toItem(rest), fields: rest.slice(2) }
    case 'merge':
      return { verb, because, id: toId(rest[0]), into: toId(requireLast(rest, 2)) }
    case 'split':
      return {
        ...{ verb, because, area: toOneOf(VACANCIES, rest[0]), id: toId(rest[1]) },
        ...{ source: requireWord(rest[2]), reference: requireLast(rest, 4) },
      }
    case 'join': {
      const into = toId(requireLast(rest, 3))
      return { verb, because, area: toOneOf(VACANCIES, rest[0]), id: toId(rest[1]), into }
    }
    case 'accept':
    case 'refuse':
      return { verb, because, source: requireWord(rest[0]), reference: requireLast(rest, 2) }
    case 'undo':
      return { verb, because, entry: toId(requireLast(rest, 1)) }
    case 'hold':
    case 'release':
      if (rest.length > 0) throw new UsageError(`"${verb}" takes no other words.`)
      return { verb, because }
    case 'pause':
    case 'run':
      return { verb, because, source: requireLast(rest, 1) }
    case 'set':
      return { verb, because, setting: requireWord(rest[0]), value: requireLast(rest, 2) }
    case 'block':
    case 'unblock':
    case 'delete':
      return { verb, because, account: requireLast(rest, 1) }
    case 'answered':
    case 'again':
      if (rest.length === 0) throw new UsageError('Name a message by its id.')
      return { verb, because, ids: rest }
    case 'open':
    case 'hints':
    case 'removed':
    case 'held':
    case 'messages':
    case 'audit':
      if (rest.length > 0) throw new UsageError(`"${verb}" takes no other words.`)
      return { verb }
    default:
      throw new UsageError('Choose what to do.')
  }
}

function toListed([area, ...numbers]: readonly string[]): Listed {
  const name = toOneOf(LISTING_TYPES, area)
  if (numbers.length === 0) throw new UsageError('Name at least one id.')
  return { area: name, ids: numbers.map(toId) }
}

function toItem([area, id, ...more]: readonly string[]) {
  const item = { area: toOneOf(FIELD_OWNERS, area), id: toId(id) }
  if (more.length === 0) throw new UsageError('Name at least one field.')
  return item
}

function toOneOf<Name extends string>(names: readonly Name[], word: string | undefined): Name {
  const found = names.find((name) => name === word)
  if (found === undefined) throw new UsageError(`Choose what it is: ${names.join(', ')}.`)
  return found
}

function toPair(word: string): readonly [string, string] {
  const at = word.indexOf('=')
  if (at < 1) throw new UsageError(`"${word}": write it as field=value.`)
  return [word.slice(0, at), word.slice(at + 1).trim()]
}

function toId(word: string | undefined): number {
  const parsed = idInput.safeParse(word)
  if (!parsed.success)
    throw new UsageError(word === undefined ? 'Name an id.' : `"${word}" is not an id.`)
  return parsed.data
}

function toDay(word: string | undefined): string | null {
  if (word === undefined) return null
  const parsed = z.iso.date().safeParse(word)
  if (!parsed.success) throw new UsageError(`"${word}": write the day as 2026-12-31.`)
  return parsed.data
}

function requireWord(word: string | undefined): string {
  if (word === undefined) throw new UsageError('A word is missing.')
  return word
}

function requireLast(words: readonly string[], count: number): string {
  if (words.length > count) throw new UsageError(`"${words[count]}" is too much.`)
  return requireWord(words[count - 1])
}
