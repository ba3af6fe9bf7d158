import { internship } from '@/backend/db/schema/internship'
import { internshipView } from '@/backend/db/schema/listing-views'
import { savedInternship } from '@/backend/db/schema/saved-listings'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { mountVacancyRoutes } from './vacancy-routes'
import { internships } from './vacancy-tables'

export function mountInternshipRoutes(context: RouteContext): void {
  mountVacancyRoutes(context, {
    endpoints: internshipEndpoints,
    tables: internships,
    saved: { table: savedInternship, itemId: savedInternship.internshipId },
    views: {
      item: internship,
      id: internship.id,
      view: internshipView,
      viewed: internshipView.internshipId,
    },
    name: 'internship',
  })
}
