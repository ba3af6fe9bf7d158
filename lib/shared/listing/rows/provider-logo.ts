import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { toShownLogo } from '@/lib/shared/logo-path'

/** A university's own, where it gives the scholarship itself; other providers are names alone. */
export function toProviderLogo({
  provider,
  university,
}: Pick<ScholarshipSummary, 'provider' | 'university'>): string | undefined {
  return university?.name === provider ? toShownLogo(university.logo) : undefined
}
