import 'server-only'
import { type Category, categoryEndpoints } from '@/lib/contract/vacancies/category'
import { type VacancyLists, vacancyPanel } from '@/lib/shared/listing/vacancy-panel'
import { publicApi } from './api'
import { keep, tags } from './lifetime'
import { noChoices, readChoices } from './read-choices'
import { read, requireValue } from './reading'

/** Fields of work with the number of open vacancies in each. */
export function readCategories(): Promise<readonly Category[]> {
  return requireValue(keptCategories())
}

async function keptCategories() {
  'use cache'
  keep(tags.lookups, tags.jobs)
  return read<readonly Category[]>(
    [],
    async () => (await publicApi().call(categoryEndpoints.list, { query: { limit: 100 } })).data,
  )
}

/** The lists a filter of vacancies is chosen from. */
export function readVacancyChoices(): Promise<VacancyLists> {
  return requireValue(keptVacancyChoices())
}

async function keptVacancyChoices() {
  'use cache'
  keep(tags.lookups)
  return read(noChoices(vacancyPanel), () => readChoices(vacancyPanel))
}
