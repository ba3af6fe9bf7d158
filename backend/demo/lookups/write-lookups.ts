import type { Transaction } from '@/backend/db/connect'
import {
  category,
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
import { categories } from './categories'
import { companyTypes } from './company-types'
import { genders } from './genders'
import { jobLevels } from './job-levels'
import { jobTypes } from './job-types'
import { majors } from './majors'
import { maritalStatuses } from './marital-statuses'
import { provinces } from './provinces'
import { qualifications } from './qualifications'
import { salaryBands } from './salary-bands'

type Positioned<Row> = Row & { readonly position: number }

/** Leaves rows whose name is there already, so writing twice changes nothing. */
export async function writeLookups(tx: Transaction): Promise<void> {
  await tx.insert(category).values(positioned(categories)).onConflictDoNothing()
  await tx.insert(major).values(positioned(majors)).onConflictDoNothing()
  await tx.insert(companyType).values(positioned(companyTypes)).onConflictDoNothing()
  await tx.insert(jobType).values(positioned(jobTypes)).onConflictDoNothing()
  await tx.insert(jobLevel).values(positioned(jobLevels)).onConflictDoNothing()
  await tx.insert(qualification).values(positioned(qualifications)).onConflictDoNothing()
  await tx.insert(gender).values(positioned(genders)).onConflictDoNothing()
  await tx.insert(maritalStatus).values(positioned(maritalStatuses)).onConflictDoNothing()
  await tx.insert(location).values(positioned(provinces)).onConflictDoNothing()
  await tx.insert(salaryBand).values(positioned(salaryBands)).onConflictDoNothing()
}

/** From 1. */
export function positioned<Row extends object>(rows: readonly Row[]): Positioned<Row>[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}
