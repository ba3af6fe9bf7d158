import { SimilarItems } from '@/components/detail/similar-items'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { VacancyRow } from './vacancy-row'

type Props = {
  readonly title: string
  readonly vacancies: readonly VacancySummary[]
  readonly listing: string
  readonly today: string
}

export function SimilarVacancies({ title, vacancies, listing, today }: Props) {
  return (
    <SimilarItems
      title={title}
      rows={vacancies.map((vacancy) => (
        <VacancyRow
          key={vacancy.id}
          vacancy={vacancy}
          listing={listing}
          today={today}
          heading="h3"
          hasHeart={false}
        />
      ))}
    />
  )
}
