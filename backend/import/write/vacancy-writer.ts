import { PLACE_NOT_STATED } from '@/backend/areas/vacancies/vacancy-draft'
import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import type { Transaction } from '@/backend/db/connect'
import type { ClassifiedVacancy } from '@/backend/import/classify-vacancy'
import { readOpeningsCount, toDisplayTitle } from '@/backend/import/clean/display-title'
import { toJobTypeName } from '@/backend/import/clean/job-type'
import { isTooFarAhead } from '@/backend/import/clean/parse-feed-date'
import { isAbroad, toCountryCode } from '@/backend/import/clean/place'
import { listRemarks } from '@/backend/import/import-report'
import { tags } from '@/lib/shared/cache-tags'
import { toDay } from '@/lib/shared/calendar/day'
import { CompanyRegister } from './company-register'
import { type DestinationName, destinations } from './destination'
import { DuplicateMerger, type ReadVacancy } from './duplicate-merger'
import {
  type EntryWriter,
  pairWritten,
  readKnownReferences,
  readPostingMoments,
  toPostingMoment,
  type WriteContext,
  type WrittenEntry,
} from './entry-writer'
import { type FindId, type ImportLookups, readImportLookups } from './import-lookups'
import { readRequisition } from './same-job'

/**
 * Creates the writer of vacancies; `as` says what all of them are, otherwise each is decided by its own
 * words.
 */
export async function createVacancyWriter(
  tx: Transaction,
  { source, now, sameFeedCheck, employerIdsByName, isSilent, joinsOthers }: WriteContext,
  as: DestinationName | undefined,
  given?: ImportLookups,
): Promise<EntryWriter<ClassifiedVacancy>> {
  const lookups = given ?? (await readImportLookups(tx))
  const companies = new CompanyRegister(tx, source, employerIdsByName)
  const joined = new DuplicateMerger(tx, source, now, companies)

  const writeTo = async (
    name: DestinationName,
    vacancies: readonly ClassifiedVacancy[],
  ): Promise<WrittenEntry[]> => {
    const entries = vacancies.map((vacancy) => readVacancy(vacancy, lookups, now))
    if (joinsOthers !== true) return writeOwn(name, entries)
    const { tables, tags: pageTags } = destinations[name]
    const outcomes = await joined.write(tables, entries)
    const written = vacancies.flatMap((vacancy) => {
      const result = outcomes.get(vacancy.reference)
      const remarks = [...listRemarks(vacancy, now), 'joined' as const]
      return result === undefined ? [] : [{ result, tags: pageTags, alsoStale: [], remarks }]
    })
    const own = entries.filter(({ vacancy }) => !outcomes.has(vacancy.reference))
    return [...(await writeOwn(name, own)), ...written]
  }

  const writeOwn = async (
    name: DestinationName,
    entries: readonly EntryToWrite[],
  ): Promise<WrittenEntry[]> => {
    if (entries.length === 0) return []
    const { tables, recordPublished, tags: pageTags } = destinations[name]
    const vacancies = entries.map(({ vacancy }) => vacancy)
    const companyIds = await companies.idsOf(vacancies)
    const undated = vacancies.filter(({ postedAt }) => postedAt === null || postedAt > now)
    const references = undated.map(({ reference }) => reference)
    const known = await readPostingMoments(tx, tables.vacancy, source, references)
    const drafts = entries.map(({ vacancy, stated }, index) => {
      const companyId = companyIds[index]
      if (companyId === undefined) throw new Error(`No employer for ${vacancy.reference}`)
      const postedAt = toPostingMoment(vacancy, known.get(vacancy.reference), now)
      return { ...stated, companyId, postedAt }
    })
    await sameFeedCheck.compareVacancies(
      tx,
      tables.vacancy,
      source,
      drafts.map(({ sourceRef, companyId }) => ({ reference: sourceRef, employer: companyId })),
    )
    const outcomes = await writeVacancies(tx, tables, source, drafts)
    const taken = outcomes.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id)
    if (isSilent !== true) await recordPublished(tx, taken, now)
    const remarks = entries.map(({ vacancy, hasUnknownName }) => [
      ...listRemarks(vacancy, now),
      ...(hasUnknownName ? (['unknownTerm'] as const) : []),
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
  const { jobs, internships } = destinations
  const knownJobs = await readKnownReferences(tx, jobs.tables.vacancy, source, references)
  const knownInternships = await readKnownReferences(
    tx,
    internships.tables.vacancy,
    source,
    references,
  )
  return vacancies.map(({ reference, classification }) => {
    const [isJob, isInternship] = [knownJobs.has(reference), knownInternships.has(reference)]
    if (isJob !== isInternship) return isJob ? 'jobs' : 'internships'
    return classification.isInternship.value ? 'internships' : 'jobs'
  })
}

type EntryToWrite = ReadVacancy & { readonly hasUnknownName: boolean }

/** Reads what a vacancy states; what a feed does not state in known words is what the classifier decided, or null. */
function readVacancy(vacancy: ClassifiedVacancy, lookups: ImportLookups, now: Date): EntryToWrite {
  const { pay, classification, places, description, requirements, howToApply } = vacancy
  const place = places.find((one) => !isAbroad(one)) ?? places[0]
  const located = lookups.locate(vacancy)
  const [first, ...others] = located.provinces
  const typeName = toJobTypeName(vacancy.typeWords) ?? classification.type.value
  const findFirst = (find: FindId, ...names: readonly (string | null)[]) =>
    names.map((name) => find(name ?? '')).find((id) => id !== null) ?? null
  const categoryId = findFirst(
    lookups.findCategory,
    vacancy.category,
    classification.category.value,
  )
  const levelId = findFirst(lookups.findLevel, vacancy.level, classification.level.value)
  const qualificationId = findFirst(
    lookups.findQualification,
    vacancy.qualification,
    classification.qualification.value,
  )
  const genderId = lookups.findGender(vacancy.gender)
  const majors = vacancy.majors.map((name) => ({ name, id: lookups.findMajor(name) }))
  const sortedMajors = vacancy.majors.length === 0 ? classification.majors.value : []
  const majorIds = [...majors.map(({ id }) => id), ...sortedMajors.map(lookups.findMajor)]
  const named = [
    { name: vacancy.category, id: categoryId },
    { name: vacancy.level, id: levelId },
    { name: vacancy.qualification, id: qualificationId },
    { name: vacancy.gender, id: genderId },
    ...majors,
  ]
  const requisition = readRequisition(vacancy.title, `${description}\n${requirements}`)
  const stated = {
    sourceRef: vacancy.reference,
    title: toDisplayTitle(vacancy.title, vacancy.companyName),
    categoryId,
    locationId: first?.id ?? null,
    ...(others.length === 0 ? {} : { otherLocationIds: others.map(({ id }) => id) }),
    place: located.line || (vacancy.workplace === 'remote' ? 'Remote' : PLACE_NOT_STATED),
    country: place === undefined ? null : toCountryCode(place.country),
    typeId: typeName === null ? null : (lookups.jobTypes.get(typeName) ?? null),
    levelId,
    qualificationId,
    genderId,
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payCurrency: pay?.currency ?? null,
    ...(vacancy.workplace === null ? {} : { workplace: vacancy.workplace }),
    ...(vacancy.payText === null ? {} : { payText: vacancy.payText }),
    ...(requisition === null ? {} : { requisition }),
    positions: vacancy.positions ?? readOpeningsCount(vacancy.title),
    description,
    requirements,
    benefits: vacancy.benefits,
    howToApply,
    applyUrl: vacancy.url,
    applyEmail: vacancy.applyEmail,
    closingDate:
      vacancy.closingDate === null || isTooFarAhead(vacancy.closingDate, now)
        ? null
        : toDay(vacancy.closingDate),
    majorIds: [...new Set(majorIds.flatMap((id) => id ?? []))],
  }
  const hasUnknownName = named.some(({ name, id }) => id === null && name.trim() !== '')
  return { vacancy, stated, hasUnknownName }
}
