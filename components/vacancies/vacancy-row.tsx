import { ListingRow } from '@/components/listing/listing-rows'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { toVacancyFacts } from '@/lib/shared/listing/rows/vacancy-facts'

type Props = {
  readonly vacancy: VacancySummary
  readonly listing: string
  readonly today: string
  readonly heading: 'h2' | 'h3' | 'h4'
  /** Label such as "Internship", where rows of several areas are mixed. */
  readonly area?: string
  readonly hasHeart?: boolean
}

export function VacancyRow({ vacancy, listing, today, heading, area, hasHeart = true }: Props) {
  const facts = toVacancyFacts(vacancy, listing, today, area)
  return <ListingRow {...{ facts, listing, today, heading, hasHeart }} />
}
