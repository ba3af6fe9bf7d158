import { z } from 'zod'
import type { ActRequest } from '@/backend/audit/act'
import { UsageError } from '@/backend/platform/runtime/command'
import {
  dropMessage,
  holdOutbox,
  releaseOutbox,
  retryAllMessages,
  retryMessage,
} from './outbox-acts'

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

/** What to print, or what to change. */
export type OutboxArguments = 'list' | 'kinds' | ActRequest

/** Parses the command's arguments. Throws `UsageError`. */
export function parseOutboxArguments(words: readonly string[]): OutboxArguments {
  const [command = 'list', given, ...more] = words
  const id = z.uuid().safeParse(given).data
  if (more.length > 0) throw new UsageError()
  if (given === undefined) {
    if (command === 'list' || command === 'kinds') return command
    if (command === 'hold') return { act: holdOutbox, input: {} }
    if (command === 'release') return { act: releaseOutbox, input: { isDropping: false } }
  }
  if (command === 'release' && given === '--drop') {
    return { act: releaseOutbox, input: { isDropping: true } }
  }
  if (command === 'again' && given === 'all') return { act: retryAllMessages, input: {} }
  if (command === 'again' && id !== undefined) return { act: retryMessage, input: { id } }
  if (command === 'drop' && id !== undefined) return { act: dropMessage, input: { id } }
  throw new UsageError()
}
