import type { ScholarshipType } from '@/lib/contract/scholarships/scholarship'

/**
 * A scholarship as a source states it. Texts may be HTML or plain and need not be safe yet. `country`
 * is its English name. Opening and closing date are days in Asia/Phnom_Penh (`YYYY-MM-DD`).
 */
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
