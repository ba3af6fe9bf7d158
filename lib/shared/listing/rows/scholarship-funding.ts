import type { ScholarshipType } from '@/lib/contract/scholarships/scholarship'

export const FUNDING_LABELS: Readonly<Record<ScholarshipType, string>> = {
  full: 'Fully funded',
  partial: 'Partly funded',
}

export const FUNDING_CHOICES = [
  { id: 'full', name: FUNDING_LABELS.full },
  { id: 'partial', name: FUNDING_LABELS.partial },
] as const satisfies readonly { readonly id: ScholarshipType; readonly name: string }[]
