import { recordPublishedScholarships } from '@/backend/areas/notifications/publications'
import type { ScholarshipDraft } from '@/backend/areas/scholarships/scholarship-draft'
import { writeScholarships } from '@/backend/areas/scholarships/scholarship-writer'
import type { Transaction } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { tags } from '@/lib/shared/cache-tags'
import { toDay } from '@/lib/shared/calendar/day'
import { listRemarks } from '../import-report'
import type { ImportedScholarship } from '../imported-scholarship'
import {
  type EntryWriter,
  type PageTags,
  pairWritten,
  readPostingMoments,
  toPostingMoment,
  type WriteContext,
} from './entry-writer'
import { readScholarshipLookups, type ScholarshipLookups } from './import-lookups'

export const scholarshipTags: PageTags = {
  lists: [tags.scholarships, tags.universities, tags.dashboard],
  page: tags.scholarship,
}

/**
 * Creates the writer of scholarships. One without a stated posting date counts as posted when it was first imported.
 */
export async function createScholarshipWriter(
  tx: Transaction,
  { source, now, sameFeedCheck, isSilent }: WriteContext,
): Promise<EntryWriter<ImportedScholarship>> {
  const lookups = await readScholarshipLookups(tx)
  return {
    async write(scholarships) {
      const references = scholarships.map(({ reference }) => reference)
      const known = await readPostingMoments(tx, scholarship, source, references)
      const read = scholarships.map((each) => {
        const stated = { postedAt: each.postedAt, updatedAt: null }
        const postedAt = toPostingMoment(stated, known.get(each.reference), now)
        const { draft, hasUnknownName } = toScholarshipDraft(each, { postedAt, lookups })
        const remarks = listRemarks(each, now)
        return { draft, remarks: hasUnknownName ? [...remarks, 'unknownName' as const] : remarks }
      })
      const drafts = read.map(({ draft }) => draft)
      await sameFeedCheck.compareScholarships(
        tx,
        source,
        drafts.map(({ sourceRef, provider }) => ({ reference: sourceRef, employer: provider })),
      )
      const outcomes = await writeScholarships(tx, source, drafts)
      const taken = outcomes.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id)
      if (isSilent !== true) await recordPublishedScholarships(tx, taken, now)
      return pairWritten(
        outcomes,
        scholarshipTags,
        read.map(({ remarks }) => remarks),
      )
    },
  }
}

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
