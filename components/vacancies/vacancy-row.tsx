import { ListingRow } from '@/components/listing/listing-row'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { formatPay } from '@/lib/shared/format/pay'
import { formatPosted } from '@/lib/shared/format/posted'

type Props = {
  readonly vacancy: VacancySummary
  readonly listing: string
  readonly today: string
  readonly heading: 'h2' | 'h3' | 'h4'
}

export function VacancyRow({ vacancy, listing, today, heading }: Props) {
  const kind = [vacancy.type?.name, vacancy.level?.name].filter(Boolean).join(', ')
  return (
    <ListingRow
      listing={listing}
      id={vacancy.id}
      title={vacancy.title}
      from={vacancy.company.name}
      place={vacancy.place}
      offer={formatPay(vacancy.pay)}
      closingDate={vacancy.closingDate}
      terms={[kind, formatPosted(vacancy.postedAt)].filter(Boolean).join(' · ')}
      today={today}
      heading={heading}
    />
  )
}
