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
import {
  listCompanyTypes,
  listGenders,
  listJobLevels,
  listJobLocations,
  listJobTypes,
  listMaritalStatuses,
  listQualifications,
  listSalaryBands,
  listUserMajors,
} from '@/lib/contract/site/lookup'
import { listLookup } from './lookups'

/** Lists to choose from. */
export function mountLookupRoutes(context: RouteContext): void {
  const { db } = context
  mount(context, listCompanyTypes, ({ query }) => listLookup(db, companyType, query))
  mount(context, listJobTypes, ({ query }) => listLookup(db, jobType, query))
  mount(context, listJobLevels, ({ query }) => listLookup(db, jobLevel, query))
  mount(context, listJobLocations, ({ query }) => listLookup(db, location, query))
  mount(context, listSalaryBands, ({ query }) => listLookup(db, salaryBand, query))
  mount(context, listGenders, ({ query }) => listLookup(db, gender, query))
  mount(context, listMaritalStatuses, ({ query }) => listLookup(db, maritalStatus, query))
  mount(context, listQualifications, ({ query }) => listLookup(db, qualification, query))
  mount(context, listUserMajors, ({ query }) => listLookup(db, major, query))
}
