import { toDay } from '@/lib/shared/calendar/day'
import { isFarAway } from './clean/feed-moment'
import type { Remark } from './import-report'

type Dated = {
  readonly closingDate: Date | null
  readonly postedAt?: Date | null
  readonly url: string | null
  readonly applyEmail?: string | null
  readonly isNamedByBoard?: boolean
  readonly hasOtherPay?: boolean
  readonly hasUnreadDate?: boolean
}

export function listRemarks(
  { closingDate, postedAt = null, url, applyEmail = null, ...entry }: Dated,
  now: Date,
): Remark[] {
  const remarks: Remark[] = []
  if (closingDate !== null && toDay(closingDate) < toDay(now)) remarks.push('closed')
  if (closingDate !== null && isFarAway(closingDate, now)) remarks.push('farDate')
  if (postedAt !== null && postedAt > now) remarks.push('future')
  if (url === null && applyEmail === null) remarks.push('noAddress')
  if (entry.isNamedByBoard) remarks.push('boardName')
  if (entry.hasOtherPay) remarks.push('otherPay')
  if (entry.hasUnreadDate) remarks.push('unreadDate')
  return remarks
}
