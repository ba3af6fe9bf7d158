import { toDay } from '@/lib/shared/calendar/day'
import type { Remark } from './import-report'

type Dated = {
  readonly closingDate: Date | null
  readonly postedAt?: Date | null
  readonly url: string | null
}

export function remarksOn({ closingDate, postedAt = null, url }: Dated, now: Date): Remark[] {
  const remarks: Remark[] = []
  if (closingDate !== null && toDay(closingDate) < toDay(now)) remarks.push('closed')
  if (postedAt !== null && postedAt > now) remarks.push('future')
  if (url === null) remarks.push('noAddress')
  return remarks
}
