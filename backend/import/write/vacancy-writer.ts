import { and, eq, inArray } from 'drizzle-orm'
import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import type { Transaction } from '@/backend/db/connect'
import { tags } from '@/lib/shared/cache-tags'
import type { ClassifiedVacancy } from '../classify-vacancy'
import { listRemarks } from '../import-report'
import { CompanyRegister } from './company-register'
import { type DestinationName, destinations } from './destination'
import { DuplicateMerger } from './duplicate-merger'
import {
  type EntryWriter,
  pairWritten,
  readPostingMoments,
  toPostingMoment,
  type WriteContext,
  type WrittenEntry,
} from './entry-writer'
import { readImportLookups } from './import-lookups'
import { toVacancyDraft } from './to-vacancy-draft'

/**
 * Creates the writer of vacancies; `as` says what all of them are, otherwise each is decided by its own
 * words.
 */
export async function createVacancyWriter(
  tx: Transaction,
  { source, now, sameFeedCheck, employerIdsByName, isSilent, joinsOthers }: WriteContext,
  as: DestinationName | undefined,
): Promise<EntryWriter<ClassifiedVacancy>> {
  const lookups = await readImportLookups(tx)
  const companies = new CompanyRegister(tx, source, employerIdsByName)

  const joined = new DuplicateMerger(tx, source, now, companies, (vacancy, known) => {
    const postedAt = toPostingMoment(vacancy, known, now)
    return toVacancyDraft(vacancy, { companyId: 0, postedAt, lookups, now }).draft
  })

  const writeTo = async (
    name: DestinationName,
    vacancies: readonly ClassifiedVacancy[],
  ): Promise<WrittenEntry[]> => {
    if (joinsOthers !== true) return writeOwn(name, vacancies)
    const { tables, tags: pageTags } = destinations[name]
    const outcomes = await joined.write(tables, vacancies)
    const written = vacancies.flatMap((vacancy) => {
      const result = outcomes.get(vacancy.reference)
      const remarks = [...listRemarks(vacancy, now), 'joined' as const]
      return result === undefined ? [] : [{ result, tags: pageTags, alsoStale: [], remarks }]
    })
    const own = vacancies.filter(({ reference }) => !outcomes.has(reference))
    return [...(await writeOwn(name, own)), ...written]
  }

  const writeOwn = async (
    name: DestinationName,
    vacancies: readonly ClassifiedVacancy[],
  ): Promise<WrittenEntry[]> => {
    if (vacancies.length === 0) return []
    const { tables, recordPublished, tags: pageTags } = destinations[name]
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
    await sameFeedCheck.compareVacancies(
      tx,
      tables.vacancy,
      source,
      drafts.map(({ sourceRef, companyId }) => ({ reference: sourceRef, employer: companyId })),
    )
    const outcomes = await writeVacancies(tx, tables, source, drafts)
    const taken = outcomes.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id)
    if (isSilent !== true) await recordPublished(tx, taken, now)
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

/**
 * Decides job or internship by the source's words and the title; an entry already stored stays in its table, so that it
 * never appears twice.
 */
async function splitVacancies(
  tx: Transaction,
  source: string,
  vacancies: readonly ClassifiedVacancy[],
): Promise<DestinationName[]> {
  const references = vacancies.map(({ reference }) => reference)
  const knownJobs = await readKnown(tx, 'jobs', source, references)
  const knownInternships = await readKnown(tx, 'internships', source, references)
  return vacancies.map(({ reference, classification }) => {
    const [isJob, isInternship] = [knownJobs.has(reference), knownInternships.has(reference)]
    if (isJob !== isInternship) return isJob ? 'jobs' : 'internships'
    return classification.isInternship.value ? 'internships' : 'jobs'
  })
}

async function readKnown(
  tx: Transaction,
  name: DestinationName,
  source: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { vacancy: table } = destinations[name].tables
  const rows = await tx
    .select({ reference: table.sourceRef })
    .from(table)
    .where(and(eq(table.source, source), inArray(table.sourceRef, [...references])))
  return new Set(rows.map(({ reference }) => reference))
}
