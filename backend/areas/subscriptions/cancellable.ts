import type { Transaction } from '@/backend/db/connect'

/** Something a user gets from us and can cancel. The caller locks the account. */
export type Cancellable = {
  /** Cancels it and returns its state as JSON; null when there was nothing to cancel. */
  cancel(tx: Transaction, accountId: string, now: Date): Promise<unknown>
  /** Restores it; `kept` is what `cancel` returned. */
  restore(tx: Transaction, accountId: string, kept: unknown, now: Date): Promise<void>
}
