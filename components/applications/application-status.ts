import type { ApplicationState } from '@/lib/contract/applications/application-state'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/day'

type StatusDates = {
  readonly state: ApplicationState
  readonly appliedAt: string
  readonly deliveredAt: string | null
  readonly openedAt: string | null
  readonly undeliverableAt: string | null
  readonly withdrawnAt: string | null
}

type StatusText = {
  readonly short: string
  /** What the status means, and what to do. */
  readonly long: string
  readonly colour: string
}

/** Describes the status of an application as far as we know it: employers do not report their decisions. */
export function describeStatus(progress: StatusDates): StatusText {
  switch (progress.state) {
    case 'waiting':
      return {
        short: 'On its way',
        long: 'We are mailing it to the employer. If their mail server does not take it at once, we go on trying: you need not send it again.',
        colour: 'text-note',
      }
    case 'delivered':
      return {
        short: `Delivered ${formatTimestampDay(progress.deliveredAt)}`,
        long: 'The employer’s mail server took it. We do not know if somebody read it.',
        colour: 'text-ok',
      }
    case 'opened':
      return {
        short: `Opened ${formatTimestampDay(progress.openedAt)}`,
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
        short: `Withdrawn ${formatTimestampDay(progress.withdrawnAt)}`,
        long: 'You took it back.',
        colour: 'text-ink-soft',
      }
  }
}

/** Formats a timestamp as "22 Nov 2026". */
export function formatTimestampDay(moment: string | null): string {
  return moment === null ? '' : formatDay(toDay(new Date(moment)))
}

/** Formats a timestamp as "22 Nov", where there is no room for the year. */
export function formatTimestampShortDay(moment: string): string {
  return formatTimestampDay(moment).replace(/ \d{4}$/, '')
}
