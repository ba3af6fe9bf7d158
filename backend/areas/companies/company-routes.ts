import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { toDay } from '@/backend/platform/runtime/calendar'
import {
  getCompany,
  listCompanies,
  listFeaturedCompanies,
  listFeaturedMinistries,
} from '@/lib/contract/companies/company'
import * as companies from './companies'
import * as directory from './company-listing'

/** Employers. */
export function mountCompanyRoutes(context: RouteContext): void {
  const { db, clock } = context
  const today = () => toDay(clock.now())

  mount(context, listCompanies, ({ query }) => directory.listCompanies(db, today(), query))

  mount(context, listFeaturedCompanies, () => companies.listFeatured(db, today(), 'company'))

  mount(context, listFeaturedMinistries, () => companies.listFeatured(db, today(), 'ministry'))

  mount(
    context,
    getCompany,
    async ({ params }) =>
      (await companies.getCompany(db, today(), params.id)) ?? missing('employer'),
  )
}
