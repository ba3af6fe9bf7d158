import { z } from 'zod'
import { moment } from '@/lib/contract/common'

/**
 * `waiting`: not yet accepted by the employer's mail server, retrying; `delivered`: accepted; `opened`: the
 * employer opened the link in the e-mail; `undeliverable`: failed permanently; `withdrawn`: by the applicant.
 * After the last two the user can apply again.
 */
export const applicationState = z.enum([
  'waiting',
  'delivered',
  'opened',
  'undeliverable',
  'withdrawn',
])
export type ApplicationState = z.output<typeof applicationState>

/** Fields of an application: its state and when it first reached each one. */
export const stateFields = {
  state: applicationState,
  appliedAt: moment,
  deliveredAt: moment.nullable(),
  openedAt: moment.nullable(),
  undeliverableAt: moment.nullable(),
  withdrawnAt: moment.nullable(),
}
