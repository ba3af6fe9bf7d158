import { ListingRow } from '@/components/listing/listing-rows'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { toScholarshipFacts } from '@/lib/shared/listing/rows/scholarship-facts'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly scholarship: ScholarshipSummary
  readonly today: string
  readonly heading: 'h2' | 'h3' | 'h4'
  readonly hasHeart?: boolean
}

export function ScholarshipRow({ scholarship, today, heading, hasHeart = true }: Props) {
  const facts = toScholarshipFacts(scholarship, today)
  return <ListingRow {...{ facts, today, heading, hasHeart }} listing={routes.scholarships} />
}
