import type { Transaction } from '@/backend/db/connect'
import type { Purpose } from '@/backend/db/schema/messages/message-content'

/** A message whose state changed for good; only a dead one may come back, when an operator has it tried again. */
export type SettledMessage = {
  readonly id: string
  readonly key: string | null
  readonly purpose: Purpose
  readonly accountId: string | null
  readonly createdAt: Date
  /** `accepted`: by the next server. `dead`: refused for good or tried too often. `dropped`: expired or ended by somebody. */
  readonly state: 'accepted' | 'dead' | 'dropped'
  readonly at: Date
  /** In plain words; null where nothing went wrong. */
  readonly lastError: string | null
}

/** Runs in the transaction that changes the state, so that both are true or neither; may be called again for one message. */
export type OnOutcome = (tx: Transaction, settled: SettledMessage) => Promise<void>

export type Outcomes = { readonly [For in Purpose]?: OnOutcome }
