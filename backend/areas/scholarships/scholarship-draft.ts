import type { ScholarshipType } from '@/lib/contract/scholarships/scholarship'

/** Texts may be HTML and unsafe; `country` is in English; dates are `YYYY-MM-DD` in Asia/Phnom_Penh. */
export type ScholarshipDraft = {
  readonly sourceRef: string
  readonly title: string
  readonly provider: string
  readonly country: string
  readonly universityId: number | null
  readonly departmentId: number | null
  readonly qualificationId: number | null
  readonly type: ScholarshipType
  readonly seats: number | null
  readonly description: string
  readonly funding: string
  readonly eligibility: string
  readonly howToApply: string
  readonly applyUrl: string | null
  readonly postedAt: Date
  readonly openingDate: string | null
  readonly closingDate: string | null
  readonly majorIds: readonly number[]
}
