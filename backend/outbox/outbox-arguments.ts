import { z } from 'zod'

export const OUTBOX_USAGE = `Usage: npm run outbox
       npm run outbox -- retry <id or all>
       npm run outbox -- drop <id>

Lists the mails and text messages that were given up and those that wait.

  retry  tries it, or all of them, again at once
  drop   ends one that is not to be sent any more
`

export type OutboxArguments =
  | { readonly command: 'list' }
  | { readonly command: 'retry'; readonly which: { readonly id: string } | 'all' }
  | { readonly command: 'drop'; readonly id: string }

/** Parses the command's arguments; null when they are not understood. */
export function parseOutboxArguments(words: readonly string[]): OutboxArguments | null {
  const [command, given, ...more] = words
  if (command === undefined) return { command: 'list' }
  if (more.length > 0) return null
  if (command === 'retry' && given === 'all') return { command, which: 'all' }
  const id = z.uuid().safeParse(given).data
  if (id === undefined) return null
  if (command === 'retry') return { command, which: { id } }
  return command === 'drop' ? { command, id } : null
}
