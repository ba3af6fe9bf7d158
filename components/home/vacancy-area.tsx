import { VacancyRow } from '@/components/vacancies/vacancy-row'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { formatNumber } from '@/lib/shared/format/number'
import type { VacancyListing } from '@/lib/shared/listing/listings'
import { Area } from './area'

type Props = {
  readonly title: string
  readonly many: string
  readonly open: number
  readonly listing: VacancyListing
  readonly newest: readonly VacancySummary[]
  readonly closing: readonly VacancySummary[]
  readonly today: string
}

export function VacancyArea({ title, many, open, listing, newest, closing, today }: Props) {
  const toRow = (vacancy: VacancySummary) => (
    <VacancyRow
      key={vacancy.id}
      vacancy={vacancy}
      listing={listing.path}
      today={today}
      heading="h4"
    />
  )
  return (
    <Area
      title={title}
      all={{ href: listing.path, words: `All ${formatNumber(open)} ${many}` }}
      closingHref={listing.hrefOf({ sort: 'closing' })}
      closing={closing.map(toRow)}
      newest={newest.map(toRow)}
    />
  )
}
