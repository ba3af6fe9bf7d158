import { ListingRow } from '@/components/listing/listing-row'
import { toMonogram } from '@/components/ui/monogram-letters'
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
      monogram={toMonogram(vacancy.company.name)}
      line={`${vacancy.company.name} · ${vacancy.place}`}
      offer={formatPay(vacancy.pay) ?? 'Pay not stated'}
      isOfferStated={vacancy.pay !== null}
      closingDate={vacancy.closingDate}
      terms={[kind, formatPosted(vacancy.postedAt)].filter(Boolean).join(' · ')}
      today={today}
      heading={heading}
    />
  )
}
