import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'

/** Tags of cached content; the API names them when it calls `/revalidate` (architecture §4). */
export const tags = {
  jobs: 'jobs',
  job: (id: number) => `job-${id}`,
  internships: 'internships',
  internship: (id: number) => `internship-${id}`,
  scholarships: 'scholarships',
  scholarship: (id: number) => `scholarship-${id}`,
  universities: 'universities',
  news: 'news',
  careerAdvice: 'career-advice',
  interviewTips: 'interview-tips',
  templates: 'templates',
  pages: 'pages',
  faqs: 'faqs',
  advertisements: 'advertisements',
  lookups: 'lookups',
  settings: 'settings',
  companies: 'companies',
  dashboard: 'dashboard',
  today: 'today',
} as const

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/**
 * Keeps a reader's result: fresh for five minutes, then refreshed behind the visitor's back; served
 * for up to thirty days while the API is down (stale if error, architecture §4). Tags drop it at once.
 */
export function keep(...names: string[]): void {
  cacheTag(...names)
  cacheLife({ stale: 5 * MINUTE, revalidate: 5 * MINUTE, expire: 30 * DAY })
}

/** Keeps a "there is no such thing" for a minute, under the tags that would make it exist. */
export function keepBriefly(...names: string[]): void {
  cacheTag(...names)
  cacheLife({ stale: MINUTE, revalidate: MINUTE, expire: 10 * MINUTE })
}

/** Keeps what will not do for as short as Next lets a static page, under a tag that says why. */
export function keepForASecond(reason: string): void {
  cacheTag(reason)
  cacheLife({ stale: MINUTE, revalidate: 1, expire: 5 * MINUTE })
}
