import type { QualificationName } from '@/backend/demo/lookups/qualifications'
import type { DepartmentName } from '@/backend/demo/studies/departments'

/** All are invented. */
export type ProviderRow = {
  /** Stable; also the name of its `.example` domain. */
  readonly ref: string
  readonly name: string
  /** English name. */
  readonly country: string
  /** As in "{award} in Water and Environment". */
  readonly award: string
  /** A sentence. */
  readonly purpose: string
  readonly type: 'full' | 'partial'
  /** One award each: department and degree. */
  readonly places: readonly (readonly [DepartmentName, QualificationName])[]
  /** Plain text. */
  readonly funding: readonly string[]
  /** Beyond what all ask for. */
  readonly asks: readonly string[]
}
