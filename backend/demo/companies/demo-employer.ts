import type { RoleKey } from '@/backend/demo/fields/fields'
import type { CompanyTypeName } from '@/backend/demo/lookups/company-types'
import type { ProvinceName } from '@/backend/demo/lookups/provinces'

export type Site = {
  readonly province: ProvinceName
  readonly district?: string
  /** A noun phrase that reads well after "on" and "for": "the container terminal". */
  readonly work: string
  readonly hires: readonly RoleKey[]
}

/** Invented, or a real ministry described neutrally. */
export type DemoEmployer = {
  /** Stable; also the name of its `.example` domain. */
  readonly ref: string
  readonly name: string
  readonly nameKm?: string
  readonly kind: 'company' | 'ministry'
  readonly type: CompanyTypeName
  readonly home: ProvinceName
  readonly featured: boolean
  /** Khmer only where a post has a Khmer title. */
  readonly writes: 'English' | 'Khmer' | 'both'
  /** Paragraphs of plain text. */
  readonly description: readonly string[]
  readonly sites: readonly Site[]
}
