import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import { toDay } from '@/lib/shared/calendar/day'
import { PLACE_NOT_STATED } from '@/lib/shared/listing/rows/place-not-stated'
import { toJobTypeName } from '../clean/job-type'
import { isAbroad, toCountryCode, toPlaceLine } from '../clean/place'
import type { ImportedVacancy } from '../imported-vacancy'
import type { ImportLookups } from './import-lookups'

/** Builds the draft of a vacancy; what a feed does not state in known words becomes null, unknown majors are left out. */
export function toVacancyDraft(
  vacancy: ImportedVacancy,
  given: { readonly companyId: number; readonly postedAt: Date; readonly lookups: ImportLookups },
): { readonly draft: VacancyDraft; readonly hasUnknownName: boolean } {
  const { place, pay } = vacancy
  const { lookups } = given
  const typeName = toJobTypeName(vacancy.typeWords)
  const categoryId = lookups.findCategory(vacancy.category)
  const levelId = lookups.findLevel(vacancy.level)
  const qualificationId = lookups.findQualification(vacancy.qualification)
  const genderId = lookups.findGender(vacancy.gender)
  const majors = vacancy.majors.map((name) => ({ name, id: lookups.findMajor(name) }))
  const named = [
    { name: vacancy.category, id: categoryId },
    { name: vacancy.level, id: levelId },
    { name: vacancy.qualification, id: qualificationId },
    { name: vacancy.gender, id: genderId },
    ...majors,
  ]
  const draft = {
    sourceRef: vacancy.reference,
    title: vacancy.title,
    companyId: given.companyId,
    categoryId,
    // Towns of two provinces may have one name.
    locationId: isAbroad(place)
      ? null
      : (lookups.findProvince(place.region) ?? lookups.findProvince(place.city)),
    place: toPlaceLine(place) || PLACE_NOT_STATED,
    country: toCountryCode(place.country),
    typeId: typeName === null ? null : (lookups.jobTypes.get(typeName) ?? null),
    levelId,
    qualificationId,
    genderId,
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payCurrency: pay?.currency ?? null,
    positions: vacancy.positions,
    description: vacancy.description,
    requirements: vacancy.requirements,
    benefits: vacancy.benefits,
    howToApply: vacancy.howToApply,
    applyUrl: vacancy.url,
    applyEmail: vacancy.applyEmail,
    postedAt: given.postedAt,
    closingDate: vacancy.closingDate === null ? null : toDay(vacancy.closingDate),
    majorIds: [...new Set(majors.flatMap(({ id }) => id ?? []))],
  }
  const hasUnknownName = named.some(({ name, id }) => id === null && name.trim() !== '')
  return { draft, hasUnknownName }
}
