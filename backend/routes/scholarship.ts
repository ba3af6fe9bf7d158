import * as contract from '@/lib/contract/scholarship'
import { mount } from '../http/mount'
import { missing } from '../http/refusal'
import type { RouteContext } from '../http/route-context'
import { getScholarship, isScholarship } from '../repositories/scholarship-detail'
import { countScholarshipFacets } from '../repositories/scholarship-facets'
import { listOpenScholarships } from '../repositories/scholarship-listing'
import { savedScholarships, scholarshipViews } from '../repositories/scholarships'
import { listSimilarScholarships } from '../repositories/similar-scholarships'
import { toDay } from '../services/calendar'
import { mountSavedList } from './saved-list'
import { mountViews } from './views'

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
