import { notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { toDay } from '@/lib/shared/calendar/day'
import { getCompany, listCompanies, listFeatured } from './companies'

export function mountCompanyRoutes(context: RouteContext): void {
  const { reads, clock } = context
  const today = () => toDay(clock.now())

  mount(context, companyEndpoints.list, ({ query }) =>
    reads((from) => listCompanies(from, today(), query)),
  )

  mount(context, companyEndpoints.featured, () =>
    reads((from) => listFeatured(from, today(), 'company')),
  )

  mount(context, companyEndpoints.ministries, () =>
    reads((from) => listFeatured(from, today(), 'ministry')),
  )

  mount(
    context,
    companyEndpoints.get,
    async ({ params }) =>
      (await reads((from) => getCompany(from, today(), params.id))) ?? notFound('employer'),
  )
}
