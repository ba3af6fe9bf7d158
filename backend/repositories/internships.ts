import { internship, internshipMajor } from '../db/schema/internship'
import { internshipView } from '../db/schema/listing-views'
import { savedInternship } from '../db/schema/saved-listings'
import type { ViewTables } from './item-views'
import { createSavedList } from './saved-list'
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
