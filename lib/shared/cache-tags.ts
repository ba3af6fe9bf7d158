/**
 * Cache tags. The API sends the tags of what changed, and cached pages with them are revalidated (architecture
 * §4).
 */
export const tags = {
  /** Listings and counts wherever they are shown; an import sends these and `dashboard`. */
  jobs: 'jobs',
  /** Every page and row that shows this item; sent when it is changed, closed, taken down or restored. */
  job: (id: number) => `job-${id}` as const,
  internships: 'internships',
  internship: (id: number) => `internship-${id}` as const,
  scholarships: 'scholarships',
  scholarship: (id: number) => `scholarship-${id}` as const,
  /** Pages that found no item, or not the requested one; sent with the first new item. */
  noJob: 'job-none',
  noInternship: 'internship-none',
  noScholarship: 'scholarship-none',
  /** The directory, every university page, and pages that name one; sent by an import of scholarships. */
  universities: 'universities',
  /** Pages about what a university teaches; sent when its facts change. */
  university: (id: number) => `university-${id}` as const,
  /** To `advertisements`: texts of the site; `npm run content` and the desk send the tags of those they change. */
  news: 'news',
  careerAdvice: 'career-advice',
  interviewTips: 'interview-tips',
  templates: 'templates',
  pages: 'pages',
  faqs: 'faqs',
  advertisements: 'advertisements',
  /** Names of majors and departments, and pages of majors; sent when an operator corrects one. */
  lookups: 'lookups',
  /** Never sent, because settings do not change while the product runs. */
  settings: 'settings',
  /**
   * The directory, every company page, and lists that name one; sent by an import of vacancies and by changed
   * companies.
   */
  companies: 'companies',
  /** Pages about what a company offers; sent when its facts change, not with each new vacancy. */
  company: (id: number) => `company-${id}` as const,
  dashboard: 'dashboard',
  /** Pages that show what is open or when it closes, which changes every day. */
  today: 'today',
} as const

type Tags = typeof tags

export type CacheTag = {
  [Name in keyof Tags]: Tags[Name] extends (id: number) => infer Numbered ? Numbered : Tags[Name]
}[keyof Tags]

const AT_ONCE = /^(?:(?:job|internship|scholarship)-(?:\d+|none)|today)$/

const FOUND: Readonly<Record<string, CacheTag>> = {
  [tags.jobs]: tags.noJob,
  [tags.internships]: tags.noInternship,
  [tags.scholarships]: tags.noScholarship,
}

/**
 * Whether a tag makes cached pages unusable at once, because a listing may be closed or taken down. Pages of
 * other tags are served until they are regenerated (decision 041).
 */
export function expiresAtOnce(tag: string): boolean {
  return AT_ONCE.test(tag)
}

/** Adds the tags of pages that found nothing, so that a new item is found at once. */
export function withNotFoundTags(changed: readonly string[]): readonly string[] {
  return [...changed, ...changed.flatMap((tag) => FOUND[tag] ?? [])]
}
