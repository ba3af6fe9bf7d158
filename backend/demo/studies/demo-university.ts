import type { ProvinceName } from '@/backend/demo/lookups/provinces'
import type { DepartmentName } from './departments'

export type DemoUniversity = {
  /** Stable; also the name of its `.example` domain. */
  readonly ref: string
  readonly name: string
  readonly nameKm: string | null
  readonly province: ProvinceName
  readonly featured: boolean
  /** Paragraphs of plain text. */
  readonly description: readonly string[]
  /** Every major of these departments is taught here. */
  readonly departments: readonly DepartmentName[]
}
