import type { ViewTables } from '@/backend/areas/listing/item-views'
import { createSavedList } from '@/backend/areas/listing/saved-list'
import { internship, internshipMajor } from '@/backend/db/schema/internship'
import { internshipView } from '@/backend/db/schema/listing-views'
import { savedInternship } from '@/backend/db/schema/saved-listings'
import { createVacancies } from './vacancies'

/** Internships, what is read and written of them. */
export const internships = createVacancies({
  vacancy: internship,
  majors: {
    table: internshipMajor,
    owner: internshipMajor.internshipId,
    linked: internshipMajor.majorId,
  },
})

export const savedInternships = createSavedList(
  savedInternship,
  savedInternship.internshipId,
  internships.listSummaries,
)

export const internshipViews: ViewTables = {
  item: internship,
  id: internship.id,
  view: internshipView,
  viewed: internshipView.internshipId,
}
