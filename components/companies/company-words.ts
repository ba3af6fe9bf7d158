import type { ListedCompany } from '@/lib/contract/companies/company'
import { formatCount } from '@/lib/shared/format/count'

/** What an employer is: its type, and that it is part of the state where it is. */
export function describeEmployer({ kind, type }: ListedCompany): string {
  if (kind === 'ministry') return 'Ministry or public body'
  return type?.name ?? 'Employer'
}

/** "5 open jobs", "1 open internship", each only where there is one; "Nothing open now" where there is none. */
export function listOpenWords({ openJobs, openInternships }: ListedCompany): string[] {
  const words = [
    ...(openJobs > 0 ? [formatCount(openJobs, 'open job', 'open jobs')] : []),
    ...(openInternships > 0
      ? [formatCount(openInternships, 'open internship', 'open internships')]
      : []),
  ]
  return words.length === 0 ? ['Nothing open now'] : words
}
