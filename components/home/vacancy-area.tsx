import { VacancyRow } from '@/components/vacancies/vacancy-row'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { formatMany } from '@/lib/shared/format/many'
import type { VacancyListing } from '@/lib/shared/listing/listings'
import { Area } from './area'

type Props = {
  readonly title: string
  readonly many: string
  readonly open: number | undefined
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
      all={{ href: listing.path, words: `All ${formatMany(open, many)}` }}
      closingHref={listing.hrefOf({ sort: 'closing' })}
      closing={closing.map(toRow)}
      newest={newest.map(toRow)}
    />
  )
}
