import { ListingRow } from '@/components/listing/listing-row'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { formatPay } from '@/lib/shared/format/pay'
import { formatPosted } from '@/lib/shared/format/posted'
import { toTelling } from '@/lib/shared/listing/usual-terms'

type Props = {
  readonly vacancy: VacancySummary
  readonly listing: string
  readonly today: string
  readonly heading: 'h2' | 'h3' | 'h4'
  /** "Internship", where rows of several areas stand together. */
  readonly area?: string
}

export function VacancyRow({ vacancy, listing, today, heading, area }: Props) {
  const telling = toTelling(listing, [area, vacancy.type?.name, vacancy.level?.name])
  return (
    <ListingRow
      listing={listing}
      id={vacancy.id}
      title={vacancy.title}
      from={vacancy.company.name}
      place={vacancy.location?.name ?? vacancy.place}
      offer={formatPay(vacancy.pay)}
      closingDate={vacancy.closingDate}
      terms={[telling, formatPosted(vacancy.postedAt, today)].filter(Boolean).join(' · ')}
      today={today}
      heading={heading}
    />
  )
}
