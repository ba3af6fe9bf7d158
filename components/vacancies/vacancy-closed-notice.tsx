import { ClosedNotice } from '@/components/detail/closed-notice'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import type { VacancyListing } from '@/lib/shared/listing/listings'

type Props = {
  readonly vacancy: Vacancy
  readonly many: string
  readonly listing: VacancyListing
}

export function VacancyClosedNotice({ vacancy: { status, category }, many, listing }: Props) {
  if (status === 'open') return null
  return (
    <ClosedNotice
      one="vacancy"
      href={category === null ? listing.path : listing.hrefOf({ categoryId: category.id })}
      words={category === null ? `See open ${many}` : `See open ${category.name} ${many}`}
    />
  )
}
