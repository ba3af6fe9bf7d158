import { SimilarItems } from '@/components/detail/similar-items'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { ScholarshipRow } from './scholarship-row'

type Props = { readonly scholarships: readonly ScholarshipSummary[]; readonly today: string }

export function SimilarScholarships({ scholarships, today }: Props) {
  return (
    <SimilarItems
      title="Similar scholarships"
      rows={scholarships.map((scholarship) => (
        <ScholarshipRow
          key={scholarship.id}
          scholarship={scholarship}
          today={today}
          heading="h3"
          hasHeart={false}
        />
      ))}
    />
  )
}
