import type { ApplicationState } from '@/lib/contract/applications/application-state'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'

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
export function describeApplicationStatus(progress: StatusDates): StatusText {
  switch (progress.state) {
    case 'waiting':
      return {
        short: 'On its way',
        long: 'We are sending it to the employer. If their mail server does not accept it at once, we keep trying. You do not need to send it again.',
        colour: 'text-note',
      }
    case 'delivered':
      return {
        short: `Delivered ${formatTimestampDay(progress.deliveredAt)}`,
        long: 'The employer’s mail server accepted it. We do not know whether anyone has read it.',
        colour: 'text-ok',
      }
    case 'opened':
      return {
        short: `Opened ${formatTimestampDay(progress.openedAt)}`,
        long: 'The employer opened the link in our e-mail.',
        colour: 'text-ok',
      }
    case 'undeliverable':
      return {
        short: 'Not delivered',
        long: 'The employer’s mail server did not accept it, and we stopped trying. Send it again here, or apply another way that the listing names.',
        colour: 'text-stop',
      }
    case 'withdrawn':
      return {
        short: `Withdrawn ${formatTimestampDay(progress.withdrawnAt)}`,
        long: 'You withdrew it.',
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
