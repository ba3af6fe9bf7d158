import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { toRowTitle } from './row-title'

/** Returns the title for its own page, without an end that repeats provider, country or level. */
export function toScholarshipTitle({
  title,
  provider,
  country,
  qualification,
}: Pick<Scholarship, 'title' | 'provider' | 'country' | 'qualification'>): string {
  return toRowTitle(title, [provider, country, qualification?.name ?? ''])
}
