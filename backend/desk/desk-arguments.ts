import { parseOptions, UsageError } from '@/backend/platform/runtime/command'
import { DESK_VERBS, requireNoWords, type ToActRequests } from './desk-verbs'
import { LISTING_TYPES } from './listing-types'

const AREAS = LISTING_TYPES.join('|')

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
  trust <${AREAS}> <id>…          its link to apply works, though the check finds it dead
  hints | removed | held | messages | audit             list what is taken down, held back, waits, was done
  undo <number>                                 take back an entry of the audit

  --because <words>  the reason, for the audit

The id is the number in the address: /jobs/12/site-engineer is job 12.
`

/** What is printed and changes nothing. */
const LISTS = ['open', 'hints', 'removed', 'held', 'messages', 'audit'] as const

export type DeskList = (typeof LISTS)[number]

export type DeskCommand =
  | { readonly list: DeskList }
  /** A change, with the reason for the audit. */
  | { readonly because: string | null; readonly toActRequests: ToActRequests }

/** Parses the command's arguments. Throws `UsageError`. */
export function parseDeskArguments(words: readonly string[]): DeskCommand {
  const { values, positionals } = parseOptions(words, {
    because: { type: 'string' },
    until: { type: 'string' },
  })
  const [verb = 'open', ...rest] = positionals
  if (values.until !== undefined && verb !== 'reopen') {
    throw new UsageError('--until can only be used with reopen.')
  }
  const list = LISTS.find((name) => name === verb)
  if (list !== undefined) {
    requireNoWords(list, rest)
    return { list }
  }
  const parse = Object.hasOwn(DESK_VERBS, verb) ? DESK_VERBS[verb] : undefined
  if (parse === undefined) throw new UsageError('Choose what to do.')
  return { because: values.because?.trim() || null, toActRequests: parse(rest, values.until) }
}
