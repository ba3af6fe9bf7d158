import { RowsOrAlternatives } from '@/components/detail/rows-or-alternatives'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { MoreLink } from '@/lib/shared/listing/more-link'
import { ScholarshipRow } from './scholarship-row'

type Props = {
  readonly scholarships: readonly ScholarshipSummary[]
  readonly today: string
  readonly none: string
  readonly instead: readonly MoreLink[]
}

export function OpenScholarships({ scholarships, today, none, instead }: Props) {
  const rows = scholarships.map((scholarship) => (
    <ScholarshipRow key={scholarship.id} scholarship={scholarship} today={today} heading="h3" />
  ))
  return <RowsOrAlternatives rows={rows} none={none} instead={instead} />
}
