'use client'

import { useSyncExternalStore } from 'react'
import { toDay } from '@/lib/shared/calendar/day'
import { type Closing, describeClosing } from '@/lib/shared/format/dates'

type Props = {
  /** `YYYY-MM-DD` in Asia/Phnom_Penh; null if open until filled. */
  readonly closingDate: string | null
  readonly renderedOn: string
  readonly labelled?: boolean
}

const COLOURS: Record<Closing['urgency'], string> = {
  none: '',
  soon: 'text-warn font-medium',
  'last-day': 'text-stop font-semibold',
  closed: 'text-ink-soft line-through',
}

/** Shows a closing date. A cached page may be older than today, so the text follows the clock after the first paint. */
export function ClosingDate({ closingDate, renderedOn, labelled = false }: Props) {
  const today = useSyncExternalStore(neverChanges, readClock, () => renderedOn)
  const { verb, when, urgency } = describeClosing(closingDate, today)
  if (closingDate === null) return <span>{when}</span>
  return (
    <time dateTime={closingDate} className={COLOURS[urgency]}>
      {labelled && verb === 'Closes' ? when : `${verb} ${when}`}
    </time>
  )
}

const neverChanges = () => () => undefined
const readClock = () => toDay(new Date())
