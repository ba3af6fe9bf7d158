import type { ApplicationArea } from '@/lib/browser/applications/application-marks'

/** What the form has to know of a listing; it travels with the page. */
export type ApplyTarget = {
  readonly area: ApplicationArea
  /** A path: `/jobs`. */
  readonly listing: string
  /** `job`. */
  readonly one: string
  readonly id: number
  readonly title: string
  readonly employer: string
  /** `/jobs/7/site-engineer` */
  readonly href: string
  /** `YYYY-MM-DD` in Asia/Phnom_Penh. */
  readonly closingDate: string | null
  /** False where it has closed, or is applied for elsewhere. */
  readonly isOffered: boolean
  /** Empty when nothing is asked. */
  readonly requirements: {
    readonly education: string
    readonly major: string
    readonly experience: string
  }
}
