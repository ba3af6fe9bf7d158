import { addDays, toDay } from '@/lib/shared/calendar/day'

const DAYS = 30

/** Builds the link for an employer, who has no account. */
export function toEmployerLink(siteUrl: string, token: string): string {
  return `${siteUrl}/upstream/v1/received-application?token=${token}`
}

/** Computes the last day of the link, `YYYY-MM-DD` in Asia/Phnom_Penh. */
export function getLinkExpiry(appliedAt: Date): string {
  return addDays(toDay(appliedAt), DAYS)
}
