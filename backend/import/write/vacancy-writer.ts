import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import type { Transaction } from '@/backend/db/connect'
import { tags } from '@/lib/shared/cache-tags'
import { listRemarks } from '../entry-remarks'
import type { SortedVacancy } from '../sort-vacancy'
import { CompanyRegister } from './company-register'
import { type DestinationName, destinations } from './destination'
import { type EntryWriter, pairWritten, type WriteContext, type WrittenEntry } from './entry-writer'
import { readImportLookups } from './import-lookups'
import { readPostingMoments, toPostingMoment } from './posting-moment'
import { splitVacancies } from './split-vacancies'
import { toVacancyDraft } from './to-vacancy-draft'

/**
 * Creates the writer of vacancies; `as` says what all of them are, otherwise each is decided by its own
 * words.
 */
export async function createVacancyWriter(
  tx: Transaction,
  { source, now, employers, writtenEmployers, isSilent }: WriteContext,
  as: DestinationName | undefined,
): Promise<EntryWriter<SortedVacancy>> {
  const lookups = await readImportLookups(tx)
  const companies = new CompanyRegister(tx, source, writtenEmployers)

  const writeTo = async (
    name: DestinationName,
    vacancies: readonly SortedVacancy[],
  ): Promise<WrittenEntry[]> => {
    const { tables, notePublished, tags: pageTags } = destinations[name]
    const companyIds = await companies.idsOf(vacancies)
    const undated = vacancies.filter(({ postedAt }) => postedAt === null || postedAt > now)
    const references = undated.map(({ reference }) => reference)
    const known = await readPostingMoments(tx, tables.vacancy, source, references)
    const read = vacancies.map((vacancy, index) => {
      const companyId = companyIds[index]
      if (companyId === undefined) throw new Error(`No employer for ${vacancy.reference}`)
      const postedAt = toPostingMoment(vacancy, known.get(vacancy.reference), now)
      return toVacancyDraft(vacancy, { companyId, postedAt, lookups, now })
    })
    const drafts = read.map(({ draft }) => draft)
    await employers.noteVacancies(
      tx,
      tables.vacancy,
      source,
      drafts.map(({ sourceRef, companyId }) => ({ reference: sourceRef, employer: companyId })),
    )
    const outcomes = await writeVacancies(tx, tables, source, drafts)
    const taken = outcomes.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id)
    if (isSilent !== true) await notePublished(tx, taken, now)
    const remarks = vacancies.map((vacancy, index) => [
      ...listRemarks(vacancy, now),
      ...(read[index]?.hasUnknownName ? (['unknownTerm'] as const) : []),
    ])
    return pairWritten(outcomes, pageTags, remarks).map((entry, index) => {
      const employer = drafts[index]?.companyId
      if (employer === undefined || !companies.isStale(employer)) return entry
      const ofChanged = companies.isNew(employer) ? [] : [tags.company(employer)]
      return { ...entry, alsoStale: [tags.companies, ...ofChanged] }
    })
  }

  return {
    async write(vacancies) {
      if (as !== undefined) return writeTo(as, vacancies)
      const names = await splitVacancies(tx, source, vacancies)
      const partOf = (name: DestinationName) =>
        vacancies.filter((_, index) => names[index] === name)
      return [
        ...(await writeTo('jobs', partOf('jobs'))),
        ...(await writeTo('internships', partOf('internships'))),
      ]
    },
  }
}
