import 'server-only'
import { type Category, categoryEndpoints } from '@/lib/contract/vacancies/category'
import { keep } from '@/lib/server/reading/lifetime'
import { readChoices } from '@/lib/server/reading/read-choices'
import { reader } from '@/lib/server/reading/reader'
import { read, requireValue } from '@/lib/server/reading/reading'
import { tags } from '@/lib/shared/cache-tags'
import { type VacancyLists, vacancyPanel } from '@/lib/shared/listing/vacancy-panel'

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
