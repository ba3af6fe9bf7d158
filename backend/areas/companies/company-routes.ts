import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { toDay } from '@/lib/shared/calendar/day'
import * as companies from './companies'
import * as directory from './company-listing'

export function mountCompanyRoutes(context: RouteContext): void {
  const { db, clock } = context
  const today = () => toDay(clock.now())

  mount(context, companyEndpoints.list, ({ query }) => directory.listCompanies(db, today(), query))

  mount(context, companyEndpoints.featured, () => companies.listFeatured(db, today(), 'company'))

  mount(context, companyEndpoints.ministries, () => companies.listFeatured(db, today(), 'ministry'))

  mount(
    context,
    companyEndpoints.get,
    async ({ params }) =>
      (await companies.getCompany(db, today(), params.id)) ?? missing('employer'),
  )
}
