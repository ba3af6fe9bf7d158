import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { internship, internshipMajor } from '@/backend/db/schema/internship'
import { job, jobMajor } from '@/backend/db/schema/job'
import {
  internshipMajorSetting,
  internshipSalarySetting,
  jobMajorSetting,
  jobSalarySetting,
  scholarshipSetting,
} from '@/backend/db/schema/notification-setting'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { VacancyTable } from '@/backend/db/schema/vacancy-table'

/** Selects (account_id, listing_id) of accounts whose settings match the listings. */
export type SelectMatches = (listingIds: readonly number[]) => SQL

export const selectJobMatches = selectVacancyMatches({
  vacancy: job,
  majors: { table: jobMajor, vacancyId: jobMajor.jobId, majorId: jobMajor.majorId },
  majorSetting: jobMajorSetting,
  salarySetting: jobSalarySetting,
})

export const selectInternshipMatches = selectVacancyMatches({
  vacancy: internship,
  majors: {
    table: internshipMajor,
    vacancyId: internshipMajor.internshipId,
    majorId: internshipMajor.majorId,
  },
  majorSetting: internshipMajorSetting,
  salarySetting: internshipSalarySetting,
})

/** Matches type and department; a scholarship without a department matches nobody. */
export const selectScholarshipMatches: SelectMatches = (ids) => sql`
  select ${scholarshipSetting.accountId} as account_id, ${scholarship.id} as listing_id
  from ${scholarship} join ${scholarshipSetting}
    on ${scholarshipSetting.departmentId} = ${scholarship.departmentId}
    and ${scholarshipSetting.type} = ${scholarship.type}
  where ${isOneOf(scholarship.id, ids)}`

type MatchTables = {
  readonly vacancy: VacancyTable
  readonly majors: {
    readonly table: PgTable
    readonly vacancyId: AnyColumn
    readonly majorId: AnyColumn
  }
  readonly majorSetting: typeof jobMajorSetting
  readonly salarySetting: typeof jobSalarySetting
}

function selectVacancyMatches({
  vacancy,
  majors,
  majorSetting,
  salarySetting,
}: MatchTables): SelectMatches {
  return (ids) => sql`
    select ${majorSetting.accountId} as account_id, ${majors.vacancyId} as listing_id
    from ${majors.table} join ${majorSetting} on ${majorSetting.majorId} = ${majors.majorId}
    where ${isOneOf(majors.vacancyId, ids)}
    union
    select ${salarySetting.accountId}, ${vacancy.id}
    from ${vacancy} join ${salarySetting} on ${salarySetting.salaryId} = ${vacancy.salaryId}
    where ${isOneOf(vacancy.id, ids)}`
}

function isOneOf(column: AnyColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::int[])`
}
