import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { VacancyRow } from './vacancy-row'

type Props = {
  readonly vacancies: readonly VacancySummary[]
  readonly listing: string
  readonly today: string
}

export function VacancyRows({ vacancies, listing, today }: Props) {
  return (
    <ol className="rows">
      {vacancies.map((vacancy) => (
        <VacancyRow
          key={vacancy.id}
          vacancy={vacancy}
          listing={listing}
          today={today}
          heading="h2"
        />
      ))}
    </ol>
  )
}
