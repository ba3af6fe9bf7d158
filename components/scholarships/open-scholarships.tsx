import { OpenRows } from '@/components/detail/open-rows'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { More } from '@/lib/shared/listing/more'
import { ScholarshipRow } from './scholarship-row'

type Props = {
  readonly scholarships: readonly ScholarshipSummary[]
  readonly today: string
  readonly none: string
  readonly instead: readonly More[]
}

export function OpenScholarships({ scholarships, today, none, instead }: Props) {
  const rows = scholarships.map((scholarship) => (
    <ScholarshipRow key={scholarship.id} scholarship={scholarship} today={today} heading="h3" />
  ))
  return <OpenRows rows={rows} none={none} instead={instead} />
}
