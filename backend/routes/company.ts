import {
  getCompany,
  listCompanies,
  listFeaturedCompanies,
  listFeaturedMinistries,
} from '@/lib/contract/company'
import { mount } from '../http/mount'
import { missing } from '../http/refusal'
import type { RouteContext } from '../http/route-context'
import * as companies from '../repositories/companies'
import * as directory from '../repositories/company-listing'
import { toDay } from '../services/calendar'

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
