import { PLACE_NOT_STATED, type VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import { toDay } from '@/lib/shared/calendar/day'
import type { ClassifiedVacancy } from '../classify-vacancy'
import { readOpeningsCount, toDisplayTitle } from '../clean/display-title'
import { toJobTypeName } from '../clean/job-type'
import { isTooFarAhead } from '../clean/parse-feed-date'
import { isAbroad, toCountryCode } from '../clean/place'
import { locatePlaces } from '../clean/provinces'
import type { FindId, ImportLookups } from './import-lookups'
import { readRequisition } from './same-job'

/** Builds the draft of a vacancy; what a feed does not state in known words is what the classifier decided, or null. */
export function toVacancyDraft(
  vacancy: ClassifiedVacancy,
  given: {
    readonly companyId: number
    readonly postedAt: Date
    readonly lookups: ImportLookups
    readonly now: Date
  },
): { readonly draft: VacancyDraft; readonly hasUnknownName: boolean } {
  const { pay, classification } = vacancy
  const { places } = vacancy
  const place = places.find((one) => !isAbroad(one)) ?? places[0]
  const { lookups } = given
  const { description, requirements, howToApply } = vacancy
  const text = vacancy.workplace === 'remote' ? '' : `${description}\n${requirements}`
  const located = locatePlaces(places, vacancy.title, lookups.provinces, text)
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
  const draft = {
    sourceRef: vacancy.reference,
    title: toDisplayTitle(vacancy.title, vacancy.companyName),
    companyId: given.companyId,
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
    postedAt: given.postedAt,
    closingDate:
      vacancy.closingDate === null || isTooFarAhead(vacancy.closingDate, given.now)
        ? null
        : toDay(vacancy.closingDate),
    majorIds: [...new Set(majorIds.flatMap((id) => id ?? []))],
  }
  const hasUnknownName = named.some(({ name, id }) => id === null && name.trim() !== '')
  return { draft, hasUnknownName }
}
