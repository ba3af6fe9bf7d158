import type { ComponentProps } from 'react'
import { VacancyResults } from '@/components/vacancies/vacancy-results'
import { readVacancyListing } from '@/lib/server/data/vacancy-listing'
import { listPage } from './list-page'

type Words = Pick<ComponentProps<typeof VacancyResults>, 'one' | 'many' | 'area' | 'listing'>
type Readers = Pick<Parameters<typeof readVacancyListing>[1], 'readPage' | 'readFacets'>

export function vacancyListPage({ readPage, readFacets, ...words }: Words & Readers) {
  return listPage({
    listing: words.listing,
    read: (query) => readVacancyListing(query, { ...words, readPage, readFacets }),
    description: 'pay, closing dates and what you need for each, for students and graduates.',
    show: (query, read) => <VacancyResults {...words} query={query} {...read} />,
  })
}
