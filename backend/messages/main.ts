import { z } from 'zod'
import {
  type ContactMessage,
  listUnanswered,
  markAnswered,
} from '@/backend/areas/contact/contact-inbox'
import type { Database } from '@/backend/db/connect'
import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { StartError } from '@/backend/platform/runtime/start-error'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'

const USAGE = `Usage: npm run messages -- [list]
       npm run messages -- done <id or all>

Messages of the contact form and reports of listings.

  list  prints those that wait, reports of one listing together
  done  marks a message, or all of them, as answered
`

const SHOWN = 100

type Answered = { readonly id: string } | 'all'

await runCommand({
  usage: USAGE,
  parse: parseArguments,
  run: (which) =>
    withDatabase(loadEnvironment(), (db) => (which === null ? list(db) : finish(db, which))),
})

/** Returns null for the list. Throws `UsageError`. */
function parseArguments([verb = 'list', given, ...more]: readonly string[]): Answered | null {
  if (more.length > 0) throw new UsageError()
  if (verb === 'list' && given === undefined) return null
  if (verb !== 'done') throw new UsageError('Choose a command: list or done.')
  if (given === 'all') return given
  const id = z.uuid().safeParse(given).data
  if (id === undefined)
    throw new UsageError('Name a message by its id, as "list" prints it, or all.')
  return { id }
}

async function list(db: Database): Promise<readonly string[]> {
  const { total, messages } = await listUnanswered(db, SHOWN)
  if (total === 0) return ['No message waits for an answer.']
  const more = total - messages.length
  return [...messages.flatMap(toLines), ...(more > 0 ? [`and ${more} more`] : [])]
}

async function finish(db: Database, which: Answered): Promise<readonly string[]> {
  const count = await markAnswered(db, which, new Date())
  if (count === 0 && which !== 'all') {
    throw new StartError('There is no such message, or it was marked as answered before.')
  }
  return [count === 1 ? '1 message is answered.' : `${count} messages are answered.`]
}

function toLines({ id, sentAt, companyName, email, message }: ContactMessage): readonly string[] {
  const day = sentAt.toISOString().slice(0, 10)
  return [
    `${id}  ${day}  ${companyName}, ${email ?? 'no address'}`,
    ...message.split('\n').map((line) => `  ${line}`.trimEnd()),
  ]
}
