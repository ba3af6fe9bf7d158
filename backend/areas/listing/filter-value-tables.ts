import { company } from '@/backend/db/schema/company'
import {
  category,
  companyType,
  jobLevel,
  jobType,
  location,
  major,
  qualification,
  salaryBand,
} from '@/backend/db/schema/lookups'
import { department, university } from '@/backend/db/schema/study'

/** Tables that hold the names of filter values, in the order in which a search is described. */
export const filterValueTables = {
  categoryId: category,
  majorId: major,
  departmentId: department,
  universityId: university,
  companyId: company,
  companyTypeId: companyType,
  typeId: jobType,
  levelId: jobLevel,
  qualificationId: qualification,
  salaryId: salaryBand,
  locationId: location,
}
