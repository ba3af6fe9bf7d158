import { classifyPosting } from '@/backend/classifier/classify-posting'
import type { Classification } from '@/backend/classifier/posting'
import { htmlToLines } from '@/backend/platform/text/html-to-text'
import { type LocatedPlaces, locatePlaces, type ProvinceFinder } from './clean/provinces'
import { readWorkplace, type Workplace } from './clean/workplace'
import { type ImportedVacancy, importedVacancySchema } from './imported-vacancy'

/** A vacancy with what its words say it is. */
export const classifiedVacancySchema = importedVacancySchema.transform((vacancy) => {
  const text = htmlToLines([vacancy.description, vacancy.requirements].join('\n'))
  const { title, placeHeadings, remoteWords: words } = vacancy
  const headings = [title, ...placeHeadings]
  return {
    ...vacancy,
    plainText: text,
    classification: sortVacancy(vacancy, text),
    workplace: readWorkplace({ words, headings, text }),
  }
})

export type ClassifiedVacancy = ImportedVacancy & {
  readonly classification: Classification
  /** Description and requirements, with a line for each paragraph and list item. */
  readonly plainText: string
  /** Null when nothing says it. */
  readonly workplace: Workplace | null
}

/** Finds the provinces of a vacancy; nobody has to come to those that the text of a remote one names. */
export function locateVacancy(vacancy: ClassifiedVacancy, finder: ProvinceFinder): LocatedPlaces {
  const { places, title, workplace, plainText } = vacancy
  return locatePlaces(places, title, finder, workplace === 'remote' ? '' : plainText)
}

function sortVacancy(vacancy: ImportedVacancy, text: string): Classification {
  return classifyPosting({
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
