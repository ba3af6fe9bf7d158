import { z } from 'zod'
import { moment } from '@/lib/contract/common'

/**
 * `waiting`: not yet with the employer's mail server, we go on trying; `delivered`: that server took it; `opened`: the employer pressed
 * the link in the mail; `undeliverable`: it did not arrive and we stopped trying; `withdrawn`: by the applicant. After the last two
 * one may apply again.
 */
export const applicationState = z.enum([
  'waiting',
  'delivered',
  'opened',
  'undeliverable',
  'withdrawn',
])
export type ApplicationState = z.output<typeof applicationState>

/** What is known of an application; each moment is the first time. */
export const applicationProgress = {
  state: applicationState,
  appliedAt: moment,
  deliveredAt: moment.nullable(),
  openedAt: moment.nullable(),
  undeliverableAt: moment.nullable(),
  withdrawnAt: moment.nullable(),
}
