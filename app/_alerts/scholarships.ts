import { alertPage } from '@/app/_makers/alert-page'
import { readStudyChoices } from '@/lib/server/data/study-choices'
import { orWithout } from '@/lib/server/reading/reading'
import { scholarshipListing } from '@/lib/shared/listing/listings'
import { COVERS_CHOICES } from '@/lib/shared/listing/rows/scholarship-covers'
import { describeScholarships } from '@/lib/shared/listing/scholarship-words'

export const scholarshipAlert = alertPage({
  listing: scholarshipListing,
  area: 'scholarships',
  readTitle: async (query) =>
    describeScholarships(query, {
      ...(await orWithout(readStudyChoices(), {})),
      type: COVERS_CHOICES,
    }),
})
