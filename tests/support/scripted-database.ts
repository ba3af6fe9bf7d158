import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'

type Answer = readonly Readonly<Record<string, unknown>>[]

/**
 * Answers each statement by the first matching part; `asked` records the statements in order. For choices between
 * statements that only tables of a million rows would cause; the statements are tested on a real database elsewhere.
 */
export function scriptDatabase(answers: readonly (readonly [part: string, ...rows: Answer[]])[]) {
  const dialect = new PgDialect()
  const left = answers.map(([part, ...rows]) => ({ part, rows: [...rows] }))
  const asked: { readonly text: string; readonly params: readonly unknown[] }[] = []
  const execute = async (statement: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    asked.push({ text, params })
    const fitting = left.find(({ part }) => text.includes(part))
    if (fitting === undefined) throw new Error(`Nobody expected ${text}`)
    const rows = fitting.rows.length > 1 ? fitting.rows.shift() : fitting.rows[0]
    return { rows: rows ?? [] }
  }
  const scripted: Pick<Database, 'execute'> = { execute: execute as unknown as Database['execute'] }
  return { db: scripted as Database, asked }
}
