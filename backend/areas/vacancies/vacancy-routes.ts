import type { ViewTables } from '@/backend/areas/listing/item-views'
import { mountViews } from '@/backend/areas/listing/view-routes'
import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { viewEndpoint } from '@/lib/contract/listing'
import type { jobEndpoints } from '@/lib/contract/vacancies/job'
import { toDay } from '@/lib/shared/calendar/day'
import type { Vacancies } from './vacancies'

/** The calls about one sort of vacancy. */
type Endpoints = {
  readonly list: typeof jobEndpoints.list
  readonly facets: typeof jobEndpoints.facets
  readonly get: typeof jobEndpoints.get
  readonly similar: typeof jobEndpoints.similar
  readonly view: ReturnType<typeof viewEndpoint>
}

type Sort = {
  readonly endpoints: Endpoints
  readonly vacancies: Vacancies
  readonly views: ViewTables
  /** What one of them is called, as in "There is no such vacancy." */
  readonly name: string
}

/** Vacancies of one sort: listing, facets, detail, similar ones and views. */
export function mountVacancyRoutes(context: RouteContext, sort: Sort): void {
  const { db, clock } = context
  const { endpoints, vacancies, views, name } = sort
  const today = () => toDay(clock.now())
  const nothing = missing(name)

  mount(context, endpoints.list, ({ query }) => vacancies.listOpen(db, today(), query))

  mount(context, endpoints.facets, ({ query }) => vacancies.countFacets(db, today(), query))

  mount(
    context,
    endpoints.get,
    async ({ params }) => (await vacancies.get(db, today(), params.id)) ?? nothing,
  )

  mount(context, endpoints.similar, async ({ params }) =>
    (await vacancies.exists(db, params.id))
      ? vacancies.listSimilar(db, today(), params.id)
      : nothing,
  )

  mountViews(context, endpoints.view, { exists: vacancies.exists, tables: views, name })
}
