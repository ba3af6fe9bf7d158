import 'server-only'
import { type Category, categoryEndpoints } from '@/lib/contract/vacancies/category'
import { tags } from '@/lib/shared/cache-tags'
import { type VacancyLists, vacancyPanel } from '@/lib/shared/listing/vacancy-panel'
import { keep } from './lifetime'
import { readChoices } from './read-choices'
import { reader } from './reader'
import { read, requireValue } from './reading'

const readPage = reader(categoryEndpoints.list, [tags.lookups, tags.jobs])

export async function readCategories(): Promise<readonly Category[]> {
  return (await readPage({ limit: 100 })).data
}

export function readVacancyChoices(): Promise<VacancyLists> {
  return requireValue(keptVacancyChoices())
}

async function keptVacancyChoices() {
  'use cache'
  keep([tags.lookups])
  return read(() => readChoices(vacancyPanel))
}
