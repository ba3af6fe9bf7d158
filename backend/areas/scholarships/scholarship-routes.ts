import { isRemoved } from '@/backend/areas/listing/removal'
import { mountSavedList } from '@/backend/areas/listing/saved-list-routes'
import { mountViews } from '@/backend/areas/listing/views/view-routes'
import { scholarship } from '@/backend/db/schema/scholarship'
import { gone, notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { toDay } from '@/lib/shared/calendar/day'
import { getScholarship, isScholarship } from './scholarship-detail'
import { countScholarshipFacets } from './scholarship-facets'
import { countBroaderScholarships, listOpenScholarships } from './scholarship-listing'
import { savedScholarships, scholarshipViews } from './scholarships'
import { listSimilarScholarships } from './similar-scholarships'

const NAME = 'scholarship'
const NO_SCHOLARSHIP = notFound(NAME)

export function mountScholarshipRoutes(context: RouteContext): void {
  const { reads, clock } = context
  const today = () => toDay(clock.now())

  mount(context, scholarshipEndpoints.list, ({ query }) =>
    reads((from) => listOpenScholarships(from, today(), query)),
  )

  mount(context, scholarshipEndpoints.facets, ({ query }) =>
    reads((from) => countScholarshipFacets(from, today(), query)),
  )

  mount(context, scholarshipEndpoints.broader, ({ query }) =>
    reads((from) => countBroaderScholarships(from, today(), query)),
  )

  mount(context, scholarshipEndpoints.get, ({ params }) =>
    reads(async (from) => {
      const found = await getScholarship(from, today(), params.id)
      if (found !== null) return found
      return (await isRemoved(from, scholarship, params.id)) ? gone(NAME) : NO_SCHOLARSHIP
    }),
  )

  mount(context, scholarshipEndpoints.similar, ({ params }) =>
    reads(async (from) =>
      (await isScholarship(from, params.id))
        ? listSimilarScholarships(from, today(), params.id)
        : NO_SCHOLARSHIP,
    ),
  )

  mountViews(context, scholarshipEndpoints.view, {
    exists: isScholarship,
    tables: scholarshipViews,
    name: NAME,
  })

  mountSavedList(context, {
    area: '/v1/scholarship',
    endpoints: {
      list: scholarshipEndpoints.saved,
      save: scholarshipEndpoints.save,
      unsave: scholarshipEndpoints.unsave,
    },
    saved: savedScholarships,
    exists: isScholarship,
    name: NAME,
  })
}
