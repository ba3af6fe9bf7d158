import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { toDay } from '@/lib/shared/calendar/day'
import { getCompany, listCompanies, listFeaturedEmployers } from './companies'

export function mountCompanyRoutes(context: RouteContext): void {
  const { reads, clock } = context
  const today = () => toDay(clock.now())

  mountPublic(context, companyEndpoints.list, ({ query }) =>
    reads((from) => listCompanies(from, today(), query)),
  )

  mountPublic(context, companyEndpoints.featured, () =>
    reads((from) => listFeaturedEmployers(from, today(), 'company')),
  )

  mountPublic(context, companyEndpoints.ministries, () =>
    reads((from) => listFeaturedEmployers(from, today(), 'ministry')),
  )

  mountPublic(
    context,
    companyEndpoints.get,
    async ({ params }) =>
      (await reads((from) => getCompany(from, today(), params.id))) ?? notFound('employer'),
  )
}
