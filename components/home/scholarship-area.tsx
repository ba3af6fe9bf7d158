import { ScholarshipRow } from '@/components/scholarships/scholarship-row'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { formatMany } from '@/lib/shared/format/many'
import { scholarshipListing } from '@/lib/shared/listing/listings'
import { Area } from './area'

type Props = {
  readonly open: number | undefined
  readonly newest: readonly ScholarshipSummary[]
  readonly closing: readonly ScholarshipSummary[]
  readonly today: string
}

export function ScholarshipArea({ open, newest, closing, today }: Props) {
  const toRow = (scholarship: ScholarshipSummary) => (
    <ScholarshipRow key={scholarship.id} scholarship={scholarship} today={today} heading="h4" />
  )
  return (
    <Area
      title="Scholarships"
      all={{
        href: scholarshipListing.path,
        words: `All ${formatMany(open, 'scholarships')}`,
      }}
      closingHref={scholarshipListing.hrefOf({ sort: 'closing' })}
      closing={closing.map(toRow)}
      newest={newest.map(toRow)}
    />
  )
}
