import { scholarshipView } from '../db/schema/listing-views'
import { savedScholarship } from '../db/schema/saved-listings'
import { scholarship } from '../db/schema/scholarship'
import type { ViewTables } from './item-views'
import { createSavedList } from './saved-list'
import { listScholarshipSummaries } from './scholarship-summaries'

export const savedScholarships = createSavedList(
  savedScholarship,
  savedScholarship.scholarshipId,
  listScholarshipSummaries,
)

export const scholarshipViews: ViewTables = {
  item: scholarship,
  id: scholarship.id,
  view: scholarshipView,
  viewed: scholarshipView.scholarshipId,
}
