import { like } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'

const lookupColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  nameKm: text('name_km'),
  position: integer().notNull().default(0),
})

export const category = pgTable('category', lookupColumns())
export const major = pgTable('major', lookupColumns())
export const companyType = pgTable('company_type', lookupColumns())
export const jobType = pgTable('job_type', lookupColumns())
export const jobLevel = pgTable('job_level', lookupColumns())
export const qualification = pgTable('qualification', lookupColumns())
export const gender = pgTable('gender', lookupColumns())
export const maritalStatus = pgTable('marital_status', lookupColumns())

/** The capital and the 24 provinces, whose `code` is ISO 3166-2, then abroad and remote (`OTHER_PLACES`). */
export const location = pgTable('location', {
  ...lookupColumns(),
  code: text().notNull().unique(),
})

/** Condition: a province. Only vacancies are abroad or remote. */
export const isProvince = like(location.code, 'KH-%')

/** Whole US dollars a month; a null bound is open. */
export const salaryBand = pgTable('salary_band', {
  ...lookupColumns(),
  min: integer(),
  max: integer(),
})
