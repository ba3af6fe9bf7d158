import type { ApplicationState } from '@/lib/contract/applications/application-state'
import type { ApplicationRow } from './applications'

type Known = Pick<
  ApplicationRow,
  'deliverTo' | 'appliedAt' | 'deliveredAt' | 'openedAt' | 'undeliverableAt' | 'withdrawnAt'
>

export function toState(row: Known): ApplicationState {
  if (row.withdrawnAt !== null) return 'withdrawn'
  if (row.openedAt !== null) return 'opened'
  if (row.deliveredAt !== null) return 'delivered'
  return getUndeliverableAt(row) === null ? 'waiting' : 'undeliverable'
}

export function toProgress(row: Known) {
  return {
    state: toState(row),
    appliedAt: row.appliedAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    undeliverableAt: getUndeliverableAt(row)?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }
}

/** An application without a delivery address was stored and never sent. */
function getUndeliverableAt({ deliverTo, undeliverableAt, appliedAt }: Known): Date | null {
  return undeliverableAt ?? (deliverTo === null ? appliedAt : null)
}
