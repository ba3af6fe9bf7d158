import { createSavedList } from '@/backend/areas/listing/saved-list'
import type { ViewTables } from '@/backend/areas/listing/views/item-views'
import { scholarshipView } from '@/backend/db/schema/listing-views'
import { savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { listScholarshipSummaries } from './scholarship-summaries'

export const savedScholarships = createSavedList(
  savedScholarship,
  savedScholarship.scholarshipId,
  scholarship,
  listScholarshipSummaries,
)

export const scholarshipViews: ViewTables = {
  item: scholarship,
  id: scholarship.id,
  view: scholarshipView,
  viewed: scholarshipView.scholarshipId,
}
