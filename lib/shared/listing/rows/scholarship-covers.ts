import type { ScholarshipType } from '@/lib/contract/scholarships/scholarship'

export const COVERS: Readonly<Record<ScholarshipType, string>> = {
  full: 'Fully funded',
  partial: 'Partly funded',
}

export const COVERS_CHOICES = [
  { id: 'full', name: COVERS.full },
  { id: 'partial', name: COVERS.partial },
] as const satisfies readonly { readonly id: ScholarshipType; readonly name: string }[]
