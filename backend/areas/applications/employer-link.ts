import { addDays, toDay } from '@/lib/shared/calendar/day'

const DAYS = 30

/** For an employer, who has no account. */
export function toEmployerLink(siteUrl: string, token: string): string {
  return `${siteUrl}/upstream/v1/received-application?token=${token}`
}

/** The last day of the link, `YYYY-MM-DD` in Asia/Phnom_Penh. */
export function getLinkExpiry(appliedAt: Date): string {
  return addDays(toDay(appliedAt), DAYS)
}
