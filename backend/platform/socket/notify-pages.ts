import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import type { SocketEvents } from '@/lib/contract/socket-events'

/** What all open pages of a user are told, on whichever process. */
export type PageMessage = {
  readonly [E in keyof SocketEvents]: {
    readonly accountId: string
    readonly event: E
    readonly about: Parameters<SocketEvents[E]>
  }
}[keyof SocketEvents]

export const PAGES_CHANNEL = 'visvakor_pages'

/** Bytes; PostgreSQL takes less than 8000. */
const LONGEST = 7900

/** Messages of one statement. */
const AT_ONCE = 1000

/**
 * Call it in the transaction that makes the change: what is undone is never told, and what is committed first is told
 * first (decision 024). A message too long for PostgreSQL becomes `missed`.
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

/** Only our own processes speak on this channel. */
export function toPageMessage(text: string): PageMessage {
  return JSON.parse(text)
}
