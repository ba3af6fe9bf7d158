import type { ListedCompany } from '@/lib/contract/companies/company'
import { formatCount } from '@/lib/shared/format/numbers'

/** Formats what an employer is in one term: a ministry or public body, else its type, else "Employer". */
export function formatCompanyKind({ kind, type }: ListedCompany): string {
  if (kind === 'ministry') return 'Ministry or public body'
  return type?.name ?? 'Employer'
}

/** Formats the numbers of open jobs and internships, leaving out zeros; one text, "Nothing open now", when both are zero. */
export function formatOpenCounts({
  openJobs,
  openInternships,
}: Pick<ListedCompany, 'openJobs' | 'openInternships'>): string[] {
  const words = [
    ...(openJobs > 0 ? [formatCount(openJobs, 'open job', 'open jobs')] : []),
    ...(openInternships > 0
      ? [formatCount(openInternships, 'open internship', 'open internships')]
      : []),
  ]
  return words.length === 0 ? ['Nothing open now'] : words
}
