import { getCategory, listCategories } from './category'
import { getCompany, listFeaturedCompanies, listFeaturedMinistries } from './company'
import { getDashboard } from './dashboard'
import type { Endpoint } from './endpoint'
import {
  getJob,
  getJobFacets,
  listJobs,
  listSavedJobs,
  listSimilarJobs,
  saveJob,
  unsaveJob,
  viewJob,
} from './job'
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
} from './lookup'
import { listSettings } from './setting'
import { getVisitorCounter, registerInstallation } from './visitor'

/** Every endpoint there is: routes, OpenAPI and the coherence tests are generated from this table. */
export const endpoints: readonly Endpoint[] = [
  listJobs,
  getJobFacets,
  listSavedJobs,
  getJob,
  listSimilarJobs,
  viewJob,
  saveJob,
  unsaveJob,
  listCategories,
  getCategory,
  listFeaturedCompanies,
  listFeaturedMinistries,
  getCompany,
  listCompanyTypes,
  listJobTypes,
  listJobLevels,
  listJobLocations,
  listSalaryBands,
  listGenders,
  listMaritalStatuses,
  listQualifications,
  listUserMajors,
  listSettings,
  getDashboard,
  registerInstallation,
  getVisitorCounter,
]
