import type { ScholarshipType } from '@/lib/contract/scholarships/scholarship'

/** What a scholarship covers, as facts, filters and chips say it. */
export const COVERS: Readonly<Record<ScholarshipType, string>> = {
  full: 'Fully funded',
  partial: 'Partly funded',
}

/** What the filter of what is covered is chosen from. */
export const COVERS_CHOICES = [
  { id: 'full', name: COVERS.full },
  { id: 'partial', name: COVERS.partial },
] as const satisfies readonly { readonly id: ScholarshipType; readonly name: string }[]
