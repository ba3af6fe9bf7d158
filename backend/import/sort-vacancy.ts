import { toTextLines } from '@/backend/platform/text/html-words'
import type { Sorting } from '@/backend/sorter/posting'
import { sortPosting } from '@/backend/sorter/sort-posting'
import { readWorkplace, type Workplace } from './clean/workplace'
import { type ImportedVacancy, importedVacancy } from './imported-vacancy'

/** A vacancy with what its words say it is. */
export const sortedVacancy = importedVacancy.transform((vacancy) => {
  const text = toTextLines([vacancy.description, vacancy.requirements].join('\n'))
  const { title, places, ways, remoteWords: words } = vacancy
  const headings = [title, ...ways, ...places.map(({ city }) => city)]
  return {
    ...vacancy,
    sorting: sortVacancy(vacancy, text),
    workplace: readWorkplace({ words, headings, text }),
  }
})

export type SortedVacancy = ImportedVacancy & {
  readonly sorting: Sorting
  /** Null when nothing says it. */
  readonly workplace: Workplace | null
}

function sortVacancy(vacancy: ImportedVacancy, text: string): Sorting {
  return sortPosting({
    title: vacancy.title,
    employer: vacancy.companyName,
    text,
    categoryWords: [vacancy.category, ...vacancy.words.category],
    industryWords: vacancy.words.industry,
    occupationCodes: vacancy.words.occupationCode,
    typeWords: vacancy.typeWords,
    levelWords: [vacancy.level, ...vacancy.words.seniority],
    educationWords: [vacancy.qualification, ...vacancy.words.education],
    experienceWords: vacancy.words.experience,
  })
}
