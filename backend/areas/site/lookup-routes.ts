import {
  companyType,
  gender,
  jobLevel,
  jobType,
  location,
  major,
  maritalStatus,
  qualification,
  salaryBand,
} from '@/backend/db/schema/lookups'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { lookupEndpoints } from '@/lib/contract/site/lookup'
import { listLookup } from './lookups'

/** Lists to choose from. */
export function mountLookupRoutes(context: RouteContext): void {
  const { db } = context
  mount(context, lookupEndpoints.companyTypes, ({ query }) => listLookup(db, companyType, query))
  mount(context, lookupEndpoints.jobTypes, ({ query }) => listLookup(db, jobType, query))
  mount(context, lookupEndpoints.jobLevels, ({ query }) => listLookup(db, jobLevel, query))
  mount(context, lookupEndpoints.locations, ({ query }) => listLookup(db, location, query))
  mount(context, lookupEndpoints.salaryBands, ({ query }) => listLookup(db, salaryBand, query))
  mount(context, lookupEndpoints.genders, ({ query }) => listLookup(db, gender, query))
  mount(context, lookupEndpoints.maritalStatuses, ({ query }) =>
    listLookup(db, maritalStatus, query),
  )
  mount(context, lookupEndpoints.qualifications, ({ query }) =>
    listLookup(db, qualification, query),
  )
  mount(context, lookupEndpoints.userMajors, ({ query }) => listLookup(db, major, query))
}
