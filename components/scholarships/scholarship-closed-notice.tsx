import { ClosedNotice } from '@/components/detail/closed-notice'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { scholarshipListing } from '@/lib/shared/listing/listings'

type Props = { readonly scholarship: Scholarship }

export function ScholarshipClosedNotice({ scholarship: { status, department } }: Props) {
  if (status === 'open') return null
  return (
    <ClosedNotice
      one="scholarship"
      href={scholarshipListing.hrefOf(department === null ? {} : { departmentId: department.id })}
      words={department === null ? 'Open scholarships' : `Open scholarships in ${department.name}`}
    />
  )
}
