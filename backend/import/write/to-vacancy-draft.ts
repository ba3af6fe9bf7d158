import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import { toDay } from '@/lib/shared/calendar/day'
import { PLACE_NOT_STATED } from '@/lib/shared/listing/rows/place-not-stated'
import { toJobTypeName } from '../clean/job-type'
import { isAbroad, toCountryCode, toPlaceLine } from '../clean/place'
import type { ImportedVacancy } from '../imported-vacancy'
import type { ImportLookups } from './import-lookups'

/** Builds the draft of a vacancy; what a feed does not state in known words becomes null. */
export function toVacancyDraft(
  vacancy: ImportedVacancy,
  given: { readonly companyId: number; readonly postedAt: Date; readonly lookups: ImportLookups },
): VacancyDraft {
  const { place, pay } = vacancy
  const typeName = toJobTypeName(vacancy.typeWords)
  return {
    sourceRef: vacancy.reference,
    title: vacancy.title,
    companyId: given.companyId,
    categoryId: null,
    locationId: isAbroad(place)
      ? null
      : given.lookups.findProvince(`${place.city}, ${place.region}`),
    place: toPlaceLine(place) || PLACE_NOT_STATED,
    country: toCountryCode(place.country),
    typeId: typeName === null ? null : (given.lookups.jobTypes.get(typeName) ?? null),
    levelId: null,
    qualificationId: null,
    genderId: null,
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payCurrency: pay?.currency ?? null,
    positions: null,
    description: vacancy.description,
    requirements: vacancy.requirements,
    benefits: vacancy.benefits,
    howToApply: '',
    applyUrl: vacancy.url,
    applyEmail: vacancy.applyEmail,
    postedAt: given.postedAt,
    closingDate: vacancy.closingDate === null ? null : toDay(vacancy.closingDate),
    majorIds: [],
  }
}
