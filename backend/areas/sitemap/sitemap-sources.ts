import { isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isOpen } from '@/backend/areas/listing/closing'
import { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import { company } from '@/backend/db/schema/company'
import { letterTemplate } from '@/backend/db/schema/content'
import { major } from '@/backend/db/schema/lookups'
import { scholarship } from '@/backend/db/schema/scholarship'
import { majorProfile, university } from '@/backend/db/schema/study'
import { internship, job } from '@/backend/db/schema/vacancy'
import type { SitemapSection } from '@/lib/contract/site/sitemap'
import { toDay } from '@/lib/shared/calendar/day'

/** Columns of an area's items; all belong to `table` except `title`. */
export type SitemapSource = {
  readonly table: PgTable
  readonly id: SQL
  readonly title: SQL
  readonly changedAt: SQL
  readonly picture: SQL
  /** Condition: the item has a page that search engines may list. */
  readonly isListed: (now: Date) => SQL
}

const NONE = sql`null`
const always = () => sql`true`

type Opening = typeof job | typeof internship | typeof scholarship

const opening = (table: Opening): SitemapSource => ({
  table,
  id: sql`${table.id}`,
  title: sql`${table.title}`,
  changedAt: sql`${table.updatedAt}`,
  picture: NONE,
  isListed: (now) => isOpen(table, toDay(now)),
})

type Published = typeof news | typeof careerAdvice | typeof interviewTip | typeof letterTemplate

const published = (table: Published): SitemapSource => ({
  table,
  id: sql`${table.id}`,
  title: sql`${table.title}`,
  changedAt: sql`${table.updatedAt}`,
  picture: NONE,
  isListed: (now) => lte(table.publishedAt, now),
})

type Institution = typeof company | typeof university

const institution = (table: Institution): SitemapSource => ({
  table,
  id: sql`${table.id}`,
  title: sql`${table.name}`,
  changedAt: sql`${table.updatedAt}`,
  picture: sql`${table.logoUrl}`,
  isListed: always,
})

export const sitemapSources: Readonly<Record<SitemapSection, SitemapSource>> = {
  jobs: opening(job),
  internships: opening(internship),
  scholarships: opening(scholarship),
  majors: {
    table: majorProfile,
    id: sql`${majorProfile.majorId}`,
    title: sql`(select ${major.name} from ${major} where ${major.id} = ${majorProfile.majorId})`,
    changedAt: sql`${majorProfile.updatedAt}`,
    picture: NONE,
    isListed: always,
  },
  universities: institution(university),
  companies: { ...institution(company), isListed: () => isNull(company.mergedIntoId) },
  news: published(news),
  'career-advices': published(careerAdvice),
  'job-interview-tips': published(interviewTip),
  'cv-cover-letter': published(letterTemplate),
}
