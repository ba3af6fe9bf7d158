import type { VacancyApiPath } from '@/lib/contract/applications/schemaless-application-endpoints'

/** Data of a listing that the application form needs; it is part of the page. */
export type ApplyTarget = {
  readonly area: VacancyApiPath
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
  /** False if the listing is closed or takes applications elsewhere. */
  readonly isOffered: boolean
  /** Empty strings where the listing requires nothing. */
  readonly requirements: {
    readonly education: string
    readonly major: string
    readonly experience: string
  }
}
