import type { MajorName } from '@/backend/demo/lookups/majors'
import type { DepartmentName } from './departments'

/** Plain text. */
export type DemoMajor = {
  readonly name: MajorName
  readonly department: DepartmentName
  readonly years: number
  readonly degree: string
  /** A few sentences. */
  readonly about: string
  /** Roughly in the order of the years. */
  readonly subjects: readonly string[]
  readonly suits: string
  readonly careers: readonly string[]
}
