import pg from 'pg'
import { vi } from 'vitest'

/** Statements of the outbox in the background, ends of transactions, and settings of a new connection. */
const BESIDE =
  /^(?:begin|commit|set statement_timeout|select .* from "(?:outgoing_message|outbox_home)"|update "outgoing_message"|insert into "outbox_home")/

/** Lists the statements that some work sends to the database, without values and without those of the outbox. */
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
