import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { toShownLogo } from '@/lib/shared/logo-path'

/** Returns the logo of a university that is itself the provider; other providers have no logo. */
export function toProviderLogo({
  provider,
  university,
}: Pick<ScholarshipSummary, 'provider' | 'university'>): string | undefined {
  return university?.name === provider ? toShownLogo(university.logo) : undefined
}
