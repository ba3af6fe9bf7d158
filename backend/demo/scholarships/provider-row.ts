import type { QualificationName } from '@/backend/demo/lookups/qualifications'
import type { DepartmentName } from '@/backend/demo/studies/departments'

/** Who gives scholarships for studies abroad, and which; all of them are invented. */
export type ProviderRow = {
  /** Stable name; also that of its `.example` domain. */
  readonly ref: string
  readonly name: string
  /** English name of the country one studies in. */
  readonly country: string
  /** What the award is called, as in "{award} in Water and Environment". */
  readonly award: string
  /** Why it is given, in a sentence. */
  readonly purpose: string
  readonly type: 'full' | 'partial'
  /** One award each: the department and the degree one studies for. */
  readonly places: readonly (readonly [DepartmentName, QualificationName])[]
  /** What it pays, in plain text. */
  readonly funding: readonly string[]
  /** What it asks for beyond what all ask for. */
  readonly asks: readonly string[]
}
