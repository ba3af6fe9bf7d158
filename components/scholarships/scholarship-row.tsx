import { ListingRow } from '@/components/listing/listing-row'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { formatNearDay } from '@/lib/shared/format/day'
import { formatPosted } from '@/lib/shared/format/posted'
import { COVERS } from '@/lib/shared/listing/scholarship-covers'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly scholarship: ScholarshipSummary
  readonly today: string
  readonly heading: 'h2' | 'h3' | 'h4'
}

export function ScholarshipRow({ scholarship, today, heading }: Props) {
  const { title, provider, country, department, qualification, openingDate } = scholarship
  const terms = [
    qualification?.name,
    // Most titles already name their field.
    department !== null && !title.includes(department.name) && department.name,
    openingDate !== null && openingDate > today && `opens ${formatNearDay(openingDate, today)}`,
  ]
  return (
    <ListingRow
      listing={routes.scholarships}
      id={scholarship.id}
      title={title}
      from={provider}
      place={country}
      offer={COVERS[scholarship.type]}
      closingDate={scholarship.closingDate}
      terms={[terms.filter(Boolean).join(', '), formatPosted(scholarship.postedAt, today)]
        .filter(Boolean)
        .join(' · ')}
      today={today}
      heading={heading}
    />
  )
}
