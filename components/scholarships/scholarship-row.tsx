import { ListingRow } from '@/components/listing/listing-row'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { toScholarshipFacts } from '@/lib/shared/listing/rows/scholarship-facts'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly scholarship: ScholarshipSummary
  readonly today: string
  readonly heading: 'h2' | 'h3' | 'h4'
}

export function ScholarshipRow({ scholarship, today, heading }: Props) {
  const facts = toScholarshipFacts(scholarship, today)
  return <ListingRow {...{ facts, today, heading }} listing={routes.scholarships} />
}
