import type { ApplicationState } from '@/lib/contract/applications/application-state'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/day'

type Progress = {
  readonly state: ApplicationState
  readonly appliedAt: string
  readonly deliveredAt: string | null
  readonly openedAt: string | null
  readonly undeliverableAt: string | null
  readonly withdrawnAt: string | null
}

type Words = {
  readonly short: string
  /** What it means, and what to do. */
  readonly long: string
  readonly colour: string
}

/** Only what is known: no employer tells us what they decide. */
export function describeProgress(progress: Progress): Words {
  switch (progress.state) {
    case 'waiting':
      return {
        short: 'On its way',
        long: 'We are mailing it to the employer. If their mail server does not take it at once, we go on trying: you need not send it again.',
        colour: 'text-note',
      }
    case 'delivered':
      return {
        short: `Delivered ${on(progress.deliveredAt)}`,
        long: 'The employer’s mail server took it. We do not know if somebody read it.',
        colour: 'text-ok',
      }
    case 'opened':
      return {
        short: `Opened ${on(progress.openedAt)}`,
        long: 'The employer opened the link in our mail.',
        colour: 'text-ok',
      }
    case 'undeliverable':
      return {
        short: 'Could not be delivered',
        long: 'The employer’s address did not take it, and we stopped trying. Apply the way the listing names, by phone or on their site, or send it again here.',
        colour: 'text-stop',
      }
    case 'withdrawn':
      return {
        short: `Withdrawn ${on(progress.withdrawnAt)}`,
        long: 'You took it back.',
        colour: 'text-ink-soft',
      }
  }
}

/** "22 Nov 2026" */
export function on(moment: string | null): string {
  return moment === null ? '' : formatDay(toDay(new Date(moment)))
}

/** "22 Nov": the year stands where there is room. */
export function onShort(moment: string): string {
  return on(moment).replace(/ \d{4}$/, '')
}
