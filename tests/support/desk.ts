import { type Changed, runActs } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import { parseDeskArguments } from '@/backend/desk/desk-arguments'

/** Runs `npm run desk -- <words>`; arguments with spaces are passed in `more`. */
export async function runDesk(
  db: Database,
  words: string,
  now: Date,
  ...more: readonly string[]
): Promise<Changed> {
  const command = parseDeskArguments([...words.split(' '), ...more])
  if ('list' in command) throw new Error(`${command.list} only lists`)
  const by = { actor: 'test', because: command.because, now, siteUrl: 'https://site.example' }
  return runActs(db, await command.toActRequests(db), by)
}
