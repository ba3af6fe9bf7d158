import { RowsOrAlternatives } from '@/components/detail/rows-or-alternatives'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import type { MoreLink } from '@/lib/shared/listing/more-link'
import { VacancyRow } from './vacancy-row'

type Props = {
  readonly vacancies: readonly VacancySummary[]
  readonly listing: string
  readonly today: string
  readonly none: string
  readonly instead: readonly MoreLink[]
}

export function OpenVacancies({ vacancies, listing, today, none, instead }: Props) {
  const rows = vacancies.map((vacancy) => (
    <VacancyRow key={vacancy.id} vacancy={vacancy} listing={listing} today={today} heading="h3" />
  ))
  return <RowsOrAlternatives rows={rows} none={none} instead={instead} />
}
