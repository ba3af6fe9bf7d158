import { recordPublishedScholarships } from '@/backend/areas/notifications/publications'
import { writeScholarships } from '@/backend/areas/scholarships/scholarship-writer'
import type { Transaction } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { tags } from '@/lib/shared/cache-tags'
import { listRemarks } from '../entry-remarks'
import type { ImportedScholarship } from '../imported-scholarship'
import { type EntryWriter, pairWritten, type WriteContext } from './entry-writer'
import type { PageTags } from './page-tags'
import { readPostingMoments, toPostingMoment } from './posting-moment'
import { readScholarshipLookups } from './scholarship-lookups'
import { toScholarshipDraft } from './to-scholarship-draft'

export const scholarshipTags: PageTags = {
  lists: [tags.scholarships, tags.universities, tags.dashboard],
  page: tags.scholarship,
}

/**
 * Creates the writer of scholarships. One without a stated posting date counts as posted when it was first imported.
 */
export async function createScholarshipWriter(
  tx: Transaction,
  { source, now, employers, isSilent }: WriteContext,
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
      await employers.noteScholarships(
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
