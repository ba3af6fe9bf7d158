import { type AnyColumn, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/backend/db/connect'

/** Something a user gets from us and can cancel. The caller locks the account. */
export type Cancellable = {
  /** Cancels it and returns its state as JSON; null when there was nothing to cancel. */
  cancel(tx: Transaction, accountId: string, now: Date): Promise<unknown>
  /** Restores it; `state` is what `cancel` returned. */
  restore(tx: Transaction, accountId: string, state: unknown, now: Date): Promise<void>
}

type OwnTable = PgTable & Record<'accountId', AnyColumn>

type Rows = {
  readonly table: OwnTable
  /** Condition on `cancelled`, the stored rows: which may be restored. */
  readonly mayReturn?: SQL
  /** Maximum of rows per account. */
  readonly most?: number
}

/**
 * Creates a subscription made of rows of an account: cancelling deletes them, and restoring adds them to rows
 * added meanwhile.
 */
export function cancellableRows(...parts: readonly Rows[]): Cancellable {
  return {
    async cancel(tx, accountId) {
      const state: Record<string, unknown[]> = {}
      for (const { table } of parts) {
        const { rows } = await tx.execute<{ row: unknown }>(sql`
          delete from ${table} where ${eq(table.accountId, accountId)} returning to_jsonb(${table}) as row`)
        if (rows.length > 0) state[getTableName(table)] = rows.map(({ row }) => row)
      }
      return Object.keys(state).length === 0 ? null : state
    },

    async restore(tx, accountId, state) {
      const known = state as Readonly<Record<string, unknown[]>>
      for (const { table, mayReturn = sql`true`, most } of parts) {
        const rows = JSON.stringify(known[getTableName(table)] ?? [])
        const room =
          most === undefined
            ? sql``
            : sql`limit greatest(0, ${most} - (select count(*) from ${table} where ${eq(table.accountId, accountId)}))`
        await tx.execute(sql`
          insert into ${table}
          select cancelled.* from jsonb_populate_recordset(null::${table}, ${rows}::jsonb) cancelled
          where cancelled.account_id = ${accountId} and ${mayReturn} ${room}
          on conflict do nothing`)
      }
    },
  }
}
