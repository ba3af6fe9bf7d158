import { OpenRows } from '@/components/detail/open-rows'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import type { More } from '@/lib/shared/listing/more'
import { VacancyRow } from './vacancy-row'

type Props = {
  readonly vacancies: readonly VacancySummary[]
  /** The listing they belong to: `/jobs`. */
  readonly listing: string
  readonly today: string
  readonly none: string
  readonly instead: readonly More[]
}

/** A few open vacancies on the page of something else; where there are none, what to do instead. */
export function OpenVacancies({ vacancies, listing, today, none, instead }: Props) {
  const rows = vacancies.map((vacancy) => (
    <VacancyRow key={vacancy.id} vacancy={vacancy} listing={listing} today={today} heading="h3" />
  ))
  return <OpenRows rows={rows} none={none} instead={instead} />
}
