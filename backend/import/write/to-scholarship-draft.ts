import type { ScholarshipDraft } from '@/backend/areas/scholarships/scholarship-draft'
import { toDay } from '@/lib/shared/calendar/day'
import type { ImportedScholarship } from '../imported-scholarship'
import type { ScholarshipLookups } from './scholarship-lookups'

/** Builds the draft; what our lists lack becomes null, and unknown majors are dropped. */
export function toScholarshipDraft(
  scholarship: ImportedScholarship,
  { postedAt, lookups }: { readonly postedAt: Date; readonly lookups: ScholarshipLookups },
): { readonly draft: ScholarshipDraft; readonly hasUnknownName: boolean } {
  const universityId = lookups.findUniversity(scholarship.university)
  const departmentId = lookups.findDepartment(scholarship.department)
  const qualificationId = lookups.findQualification(scholarship.qualification)
  const majors = scholarship.majors.map((name) => ({ name, id: lookups.findMajor(name) }))
  const named = [
    { name: scholarship.university, id: universityId },
    { name: scholarship.department, id: departmentId },
    { name: scholarship.qualification, id: qualificationId },
    ...majors,
  ]
  const draft = {
    sourceRef: scholarship.reference,
    title: scholarship.title,
    provider: scholarship.provider,
    country: scholarship.country,
    universityId,
    departmentId,
    qualificationId,
    type: scholarship.type,
    seats: scholarship.seats,
    description: scholarship.description,
    funding: scholarship.funding,
    eligibility: scholarship.eligibility,
    howToApply: scholarship.howToApply,
    applyUrl: scholarship.url,
    postedAt,
    openingDate: scholarship.openingDate === null ? null : toDay(scholarship.openingDate),
    closingDate: scholarship.closingDate === null ? null : toDay(scholarship.closingDate),
    majorIds: [...new Set(majors.flatMap(({ id }) => id ?? []))],
  }
  const hasUnknownName = named.some(({ name, id }) => id === null && name.trim() !== '')
  return { draft, hasUnknownName }
}
