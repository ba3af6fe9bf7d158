import pg from 'pg'
import { vi } from 'vitest'

/** What the outbox does by itself, before or after an answer, and the ends of transactions. */
const BESIDE =
  /^(?:begin|commit|select .* from "(?:outgoing_message|outbox_home)"|update "outgoing_message"|insert into "outbox_home")/

/** The statements that some work sends to the database, without their values; what the outbox does is left out. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const calls: readonly unknown[][] = query.mock.calls
    return calls.map(([asked]) => toText(asked)).filter((text) => !BESIDE.test(text))
  } finally {
    query.mockRestore()
  }
}

function toText(asked: unknown): string {
  if (typeof asked === 'string') return asked
  const isNamed = typeof asked === 'object' && asked !== null && 'text' in asked
  return isNamed ? String(asked.text) : ''
}
