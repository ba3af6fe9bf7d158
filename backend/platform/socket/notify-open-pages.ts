import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import type { SocketEvents } from '@/lib/contract/socket-events'

/** A message to all open pages of a user, on any process. */
export type PageMessage = {
  readonly [E in keyof SocketEvents]: {
    readonly accountId: string
    readonly event: E
    readonly about: Parameters<SocketEvents[E]>
  }
}[keyof SocketEvents]

export const PAGES_CHANNEL = 'visvakor_pages'

/** Bytes; PostgreSQL accepts less than 8000. */
const LONGEST = 7900

/** Maximum of messages per statement. */
const AT_ONCE = 1000

/**
 * Notifies open pages; call it in the transaction that makes the change. A rolled back change is never sent,
 * and commits are sent in order (decision 024). A message too long for PostgreSQL becomes `missed`.
 */
export async function notifyOpenPages(
  tx: Transaction,
  ...messages: readonly PageMessage[]
): Promise<void> {
  for (let start = 0; start < messages.length; start += AT_ONCE) {
    const texts = JSON.stringify(messages.slice(start, start + AT_ONCE).map(toText))
    await tx.execute(
      sql`select pg_notify(${PAGES_CHANNEL}, text) from json_array_elements_text(${texts}::json) text`,
    )
  }
}

function toText(message: PageMessage): string {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) <= LONGEST) return text
  const { accountId } = message
  return JSON.stringify({ accountId, event: 'missed', about: [] } satisfies PageMessage)
}

/** Parses a message; only our own processes send on this channel. */
export function toPageMessage(text: string): PageMessage {
  return JSON.parse(text)
}
