import { z } from 'zod'
import { UsageError } from '@/backend/platform/runtime/command'

export const OUTBOX_USAGE = `Usage: npm run outbox -- [list]
       npm run outbox -- again <id or all>
       npm run outbox -- drop <id>
       npm run outbox -- hold
       npm run outbox -- release [--drop]
       npm run outbox -- kinds

  list     prints what was given up and what waits
  again    tries a message, or all of them, again at once
  drop     ends a message that is not to be sent any more
  hold     lets nothing go out, as after the restore of a backup
  release  lets messages go out again; --drop ends those that waited when the hold began
  kinds    prints all kinds of messages: who gets which, when, and how they end it
`

export type OutboxArguments =
  | { readonly command: 'list' | 'kinds' }
  | { readonly command: 'hold' }
  | { readonly command: 'again'; readonly which: { readonly id: string } | 'all' }
  | { readonly command: 'drop'; readonly id: string }
  | { readonly command: 'release'; readonly isDropping: boolean }

/** Parses the command's arguments. Throws `UsageError`. */
export function parseOutboxArguments(words: readonly string[]): OutboxArguments {
  const [command = 'list', given, ...more] = words
  if (more.length > 0) throw new UsageError()
  if (command === 'release' && (given === undefined || given === '--drop')) {
    return { command, isDropping: given !== undefined }
  }
  if ((command === 'list' || command === 'hold' || command === 'kinds') && given === undefined) {
    return { command }
  }
  if (command === 'again' && given === 'all') return { command, which: 'all' }
  const id = z.uuid().safeParse(given).data
  if (command === 'again' && id !== undefined) return { command, which: { id } }
  if (command === 'drop' && id !== undefined) return { command, id }
  throw new UsageError()
}
