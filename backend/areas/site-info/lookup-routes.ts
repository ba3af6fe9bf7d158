import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { khmerNameEndpoints } from '@/lib/contract/khmer-names/khmer-name'
import { lookupEndpoints } from '@/lib/contract/site/lookup'
import { listKhmerNames } from './khmer-names'
import { listLookup } from './lookups'

export function mountLookupRoutes(context: RouteContext): void {
  const { db } = context
  mount(context, lookupEndpoints.companyTypes, ({ query }) => listLookup(db, 'companyTypes', query))
  mount(context, lookupEndpoints.jobTypes, ({ query }) => listLookup(db, 'jobTypes', query))
  mount(context, lookupEndpoints.jobLevels, ({ query }) => listLookup(db, 'jobLevels', query))
  mount(context, lookupEndpoints.locations, ({ query }) => listLookup(db, 'locations', query))
  mount(context, lookupEndpoints.salaryBands, ({ query }) => listLookup(db, 'salaryBands', query))
  mount(context, lookupEndpoints.genders, ({ query }) => listLookup(db, 'genders', query))
  mount(context, lookupEndpoints.maritalStatuses, ({ query }) =>
    listLookup(db, 'maritalStatuses', query),
  )
  mount(context, lookupEndpoints.qualifications, ({ query }) =>
    listLookup(db, 'qualifications', query),
  )
  mount(context, khmerNameEndpoints.list, () => listKhmerNames(db))
  mount(context, lookupEndpoints.userMajors, ({ query }) => listLookup(db, 'userMajors', query))
}
