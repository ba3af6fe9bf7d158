import { mountSavedList } from '@/backend/areas/listing/saved-list-routes'
import { mountViews } from '@/backend/areas/listing/view-routes'
import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { toDay } from '@/backend/platform/runtime/calendar'
import * as contract from '@/lib/contract/scholarships/scholarship'
import { getScholarship, isScholarship } from './scholarship-detail'
import { countScholarshipFacets } from './scholarship-facets'
import { listOpenScholarships } from './scholarship-listing'
import { savedScholarships, scholarshipViews } from './scholarships'
import { listSimilarScholarships } from './similar-scholarships'

const NAME = 'scholarship'
const NO_SCHOLARSHIP = missing(NAME)

/** Scholarships: listing, facets, detail, similar ones, views, and the lists of those that users saved. */
export function mountScholarshipRoutes(context: RouteContext): void {
  const { db, clock } = context
  const today = () => toDay(clock.now())

  mount(context, contract.listScholarships, ({ query }) => listOpenScholarships(db, today(), query))

  mount(context, contract.getScholarshipFacets, ({ query }) =>
    countScholarshipFacets(db, today(), query),
  )

  mount(
    context,
    contract.getScholarship,
    async ({ params }) => (await getScholarship(db, today(), params.id)) ?? NO_SCHOLARSHIP,
  )

  mount(context, contract.listSimilarScholarships, async ({ params }) =>
    (await isScholarship(db, params.id))
      ? listSimilarScholarships(db, today(), params.id)
      : NO_SCHOLARSHIP,
  )

  mountViews(context, contract.viewScholarship, {
    exists: isScholarship,
    tables: scholarshipViews,
    name: NAME,
  })

  mountSavedList(context, {
    endpoints: {
      list: contract.listSavedScholarships,
      save: contract.saveScholarship,
      unsave: contract.unsaveScholarship,
    },
    saved: savedScholarships,
    exists: isScholarship,
    name: NAME,
  })
}
