import type { Transaction } from '@/backend/db/connect'

/** Something that may reach a user. The account is locked. */
export type Cancellable = {
  /** Ends it, and says as JSON how it was; null: there was nothing to end. */
  cancel(tx: Transaction, accountId: string, now: Date): Promise<unknown>
  /** Begins it again; `kept` is what `end` said. */
  restore(tx: Transaction, accountId: string, kept: unknown, now: Date): Promise<void>
}
