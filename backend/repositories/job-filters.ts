import { eq, type SQL, sql } from 'drizzle-orm'
import { company } from '../db/schema/company'
import { job, jobMajor } from '../db/schema/job'

/** The filters of spec §3 that a listing offers as choices. */
export type JobChoices = {
  readonly categoryId?: number | undefined
  readonly majorId?: number | undefined
  readonly companyTypeId?: number | undefined
  readonly salaryId?: number | undefined
  readonly typeId?: number | undefined
  readonly levelId?: number | undefined
  readonly locationId?: number | undefined
  readonly companyId?: number | undefined
}

/** Conditions on `job`, one for each choice made. */
export function toChoiceConditions(choices: JobChoices): SQL[] {
  const equals = [
    [job.categoryId, choices.categoryId],
    [job.salaryId, choices.salaryId],
    [job.typeId, choices.typeId],
    [job.levelId, choices.levelId],
    [job.locationId, choices.locationId],
    [job.companyId, choices.companyId],
  ] as const
  const conditions = equals.flatMap(([column, id]) => (id === undefined ? [] : [eq(column, id)]))
  if (choices.majorId !== undefined) {
    conditions.push(
      sql`${job.id} in (select ${jobMajor.jobId} from ${jobMajor} where ${jobMajor.majorId} = ${choices.majorId})`,
    )
  }
  if (choices.companyTypeId !== undefined) {
    conditions.push(
      sql`${job.companyId} in (select ${company.id} from ${company} where ${company.companyTypeId} = ${choices.companyTypeId})`,
    )
  }
  return conditions
}
