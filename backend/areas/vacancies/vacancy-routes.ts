import type { AnyColumn } from 'drizzle-orm'
import { isRemoved } from '@/backend/areas/listing/removal'
import { mountSavedList, type SavedTable } from '@/backend/areas/listing/saved-list'
import { createEmptySearchCounter } from '@/backend/areas/listing/search/empty-searches'
import type { ViewTables } from '@/backend/areas/listing/views/item-views'
import { mountViewRoute } from '@/backend/areas/listing/views/view-routes'
import type { Database } from '@/backend/db/connect'
import { internshipView, jobView } from '@/backend/db/schema/listing-views'
import { savedInternship, savedJob } from '@/backend/db/schema/saved-listings'
import { internship, job } from '@/backend/db/schema/vacancy'
import { gone, notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { toDay } from '@/lib/shared/calendar/day'
import { getLandingOverview, listLandings } from './landing-pages'
import { getVacancy, isVacancyListed } from './vacancy-detail'
import {
  countBroaderVacancies,
  countVacancyFacets,
  listOpenVacancies,
  listSimilarVacancies,
} from './vacancy-listing'
import { listVacancySummaries } from './vacancy-summaries'
import { internships, jobs, type VacancyTables } from './vacancy-tables'

type Sort = {
  readonly area: ListingApiPath
  readonly endpoints: typeof jobEndpoints
  readonly tables: VacancyTables
  readonly saved: { readonly table: SavedTable; readonly itemId: AnyColumn }
  readonly views: ViewTables
  readonly name: string
}

export function mountJobRoutes(context: RouteContext): void {
  mountVacancyRoutes(context, {
    area: '/v1/job',
    endpoints: jobEndpoints,
    tables: jobs,
    saved: { table: savedJob, itemId: savedJob.jobId },
    views: { item: job, id: job.id, view: jobView, viewed: jobView.jobId },
    name: 'vacancy',
  })
}

export function mountInternshipRoutes(context: RouteContext): void {
  mountVacancyRoutes(context, {
    area: '/v1/internship',
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

function mountVacancyRoutes(context: RouteContext, sort: Sort): void {
  const { readPublic, clock } = context
  const { area, endpoints, tables, saved, views, name } = sort
  const today = () => toDay(clock.now())
  const nothing = notFound(name)
  const countEmpty = createEmptySearchCounter(context)
  const exists = (from: Database, id: number) => isVacancyListed(from, tables, id)

  mountPublic(context, endpoints.list, async ({ query }) =>
    countEmpty(
      query.searchText,
      await readPublic((from) => listOpenVacancies(from, tables, today(), query)),
    ),
  )

  mountPublic(context, endpoints.facets, ({ query }) =>
    readPublic((from) => countVacancyFacets(from, tables, today(), query)),
  )

  mountPublic(context, endpoints.broader, ({ query }) =>
    readPublic((from) => countBroaderVacancies(from, tables, today(), query)),
  )

  mountPublic(context, endpoints.landings, async () => ({
    data: await readPublic((from) => listLandings(from, tables, today())),
  }))

  mountPublic(context, endpoints.overview, ({ query }) =>
    readPublic((from) => getLandingOverview(from, tables, today(), query)),
  )

  mountPublic(context, endpoints.get, ({ params }) =>
    readPublic(async (from) => {
      const found = await getVacancy(from, tables, today(), params.id)
      if (found !== null) return found
      return (await isRemoved(from, tables.vacancy, params.id)) ? gone(name) : nothing
    }),
  )

  mountPublic(context, endpoints.similar, ({ params }) =>
    readPublic(async (from) =>
      (await exists(from, params.id))
        ? listSimilarVacancies(from, tables, today(), params.id)
        : nothing,
    ),
  )

  mountViewRoute(context, endpoints.view, { exists, tables: views, name })

  mountSavedList(context, {
    area,
    endpoints,
    ...saved,
    items: tables.vacancy,
    listSummaries: (from, day, ids) => listVacancySummaries(from, tables, day, ids),
    exists,
    name,
  })
}
