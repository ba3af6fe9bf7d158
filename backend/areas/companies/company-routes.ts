import { notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { toDay } from '@/lib/shared/calendar/day'
import * as companies from './companies'
import * as directory from './company-listing'

export function mountCompanyRoutes(context: RouteContext): void {
  const { reads, clock } = context
  const today = () => toDay(clock.now())

  mount(context, companyEndpoints.list, ({ query }) =>
    reads((from) => directory.listCompanies(from, today(), query)),
  )

  mount(context, companyEndpoints.featured, () =>
    reads((from) => companies.listFeatured(from, today(), 'company')),
  )

  mount(context, companyEndpoints.ministries, () =>
    reads((from) => companies.listFeatured(from, today(), 'ministry')),
  )

  mount(
    context,
    companyEndpoints.get,
    async ({ params }) =>
      (await reads((from) => companies.getCompany(from, today(), params.id))) ??
      notFound('employer'),
  )
}
