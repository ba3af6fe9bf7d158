import { toDay } from '@/lib/shared/calendar/day'
import type { Remark } from './import-report'

type Dated = {
  readonly closingDate: Date | null
  readonly postedAt?: Date | null
  readonly url: string | null
  readonly isNamedByBoard?: boolean
}

export function remarksOn(
  { closingDate, postedAt = null, url, isNamedByBoard = false }: Dated,
  now: Date,
): Remark[] {
  const remarks: Remark[] = []
  if (closingDate !== null && toDay(closingDate) < toDay(now)) remarks.push('closed')
  if (postedAt !== null && postedAt > now) remarks.push('future')
  if (url === null) remarks.push('noAddress')
  if (isNamedByBoard) remarks.push('boardName')
  return remarks
}
