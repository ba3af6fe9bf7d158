import { toTextLines } from '@/backend/platform/text/html-words'
import type { Sorting } from '@/backend/sorter/posting'
import { sortPosting } from '@/backend/sorter/sort-posting'
import { type ImportedVacancy, importedVacancy } from './imported-vacancy'

/** A vacancy with what its words say it is. */
export const sortedVacancy = importedVacancy.transform((vacancy) => ({
  ...vacancy,
  sorting: sortVacancy(vacancy),
}))

export type SortedVacancy = ImportedVacancy & { readonly sorting: Sorting }

function sortVacancy(vacancy: ImportedVacancy): Sorting {
  return sortPosting({
    title: vacancy.title,
    employer: vacancy.companyName,
    text: toTextLines([vacancy.description, vacancy.requirements].join('\n')),
    categoryWords: [vacancy.category, ...vacancy.words.category],
    industryWords: vacancy.words.industry,
    occupationCodes: vacancy.words.occupationCode,
    typeWords: vacancy.typeWords,
    levelWords: [vacancy.level, ...vacancy.words.seniority],
    educationWords: [vacancy.qualification, ...vacancy.words.education],
    experienceWords: vacancy.words.experience,
  })
}
