import { toTextLines } from '@/backend/platform/text/html-words'
import type { DecidingTerm, Sorting } from '@/backend/sorter/posting'
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

/** Returns why a vacancy is held back, or null when it is published. */
export type HoldReason = (vacancy: SortedVacancy) => string | null

/** Returns why a vacancy is no job of engineering. */
export const findHoldReason: HoldReason = ({ sorting: { isJob, isEngineering } }) => {
  if (!isJob.value) return `is no job${toCause(isJob.terms)}`
  if (!isEngineering.value) return `is not engineering${toCause(isEngineering.terms)}`
  return null
}

/** The strongest term against; without one, too little speaks for it. */
function toCause(terms: readonly DecidingTerm[]): string {
  const first = terms.find(({ points }) => points < 0)
  return first === undefined ? '' : ` ("${first.term}" in its ${first.place})`
}
