import type { Transaction } from '@/backend/db/connect'

/** A message in its final state; only a dead one may return, when an operator retries it. */
export type SettledMessage = {
  readonly id: string
  readonly key: string | null
  readonly purpose: string
  readonly accountId: string | null
  readonly createdAt: Date
  /**
   * `accepted`: by the next server. `dead`: rejected for good or tried too often. `dropped`: expired or
   * cancelled.
   */
  readonly state: 'accepted' | 'dead' | 'dropped'
  readonly at: Date
  /** In plain words; null without an error. */
  readonly lastError: string | null
}

/**
 * Runs in the transaction that changes the state, so that both happen or neither; may run again for one
 * message.
 */
export type OnSettled = (tx: Transaction, settled: SettledMessage) => Promise<void>

/** Handlers by the name of a kind. */
export type SettledHandlers = Readonly<Record<string, OnSettled>>
