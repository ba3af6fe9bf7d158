import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { toRowTitle } from './row-title'

/** Its title as its own page shows it: without an end that stands below it as provider, country or level. */
export function toScholarshipTitle({
  title,
  provider,
  country,
  qualification,
}: Pick<Scholarship, 'title' | 'provider' | 'country' | 'qualification'>): string {
  return toRowTitle(title, [provider, country, qualification?.name ?? ''])
}
