/**
 * A vacancy as a source states it. Texts may be HTML or plain and need not be safe yet. Pay is in
 * whole units of `payCurrency` a month. `closingDate` is a day in Asia/Phnom_Penh (`YYYY-MM-DD`).
 */
export type VacancyDraft = {
  readonly sourceRef: string
  readonly title: string
  readonly companyId: number
  readonly categoryId: number | null
  readonly locationId: number | null
  readonly place: string
  readonly typeId: number | null
  readonly levelId: number | null
  readonly qualificationId: number | null
  readonly genderId: number | null
  readonly payMin: number | null
  readonly payMax: number | null
  readonly payCurrency: 'USD' | 'KHR' | null
  readonly positions: number | null
  readonly description: string
  readonly requirements: string
  readonly benefits: string
  readonly howToApply: string
  readonly applyUrl: string | null
  readonly postedAt: Date
  readonly closingDate: string | null
  readonly majorIds: readonly number[]
}
