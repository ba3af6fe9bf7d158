import type { Dates } from '@/backend/demo/compose/calendar'
import type { MajorName } from '@/backend/demo/lookups/majors'
import type { QualificationName } from '@/backend/demo/lookups/qualifications'
import type { DepartmentName } from '@/backend/demo/studies/departments'

/** Texts are HTML, names those of the lookup lists. */
export type DemoScholarship = Dates & {
  readonly ref: string
  readonly title: string
  readonly provider: string
  readonly country: string
  readonly universityRef: string | null
  readonly department: DepartmentName
  readonly qualification: QualificationName
  readonly type: 'full' | 'partial'
  readonly seats: number
  readonly majors: readonly MajorName[]
  readonly description: string
  readonly funding: string
  readonly eligibility: string
  readonly howToApply: string
  readonly applyUrl: string
  readonly openingDate: string
}
