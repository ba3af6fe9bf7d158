/** The API sends what has changed, and what is kept under it is read anew (architecture §4). */
export const tags = {
  /** Listings and counts wherever they stand; an import sends these and `dashboard`. */
  jobs: 'jobs',
  /** Wherever this one stands, as a page or as a row; sent when it is changed, closed, taken down or put back. */
  job: (id: number) => `job-${id}` as const,
  internships: 'internships',
  internship: (id: number) => `internship-${id}` as const,
  scholarships: 'scholarships',
  scholarship: (id: number) => `scholarship-${id}` as const,
  /** What found none of them, or not the one asked for; they end with the first that comes. */
  noJob: 'job-none',
  noInternship: 'internship-none',
  noScholarship: 'scholarship-none',
  /** The directory, every page, and what names one; scholarships of a table send it. */
  universities: 'universities',
  /** Pages of what one studies there; sent when something else is said of it. */
  university: (id: number) => `university-${id}` as const,
  /** To `advertisements`: content files; `npm run content` sends those in which something changed. */
  news: 'news',
  careerAdvice: 'career-advice',
  interviewTips: 'interview-tips',
  templates: 'templates',
  pages: 'pages',
  faqs: 'faqs',
  advertisements: 'advertisements',
  /** With `settings`: sent by nothing of ours, because nothing changes them while the product runs. */
  lookups: 'lookups',
  settings: 'settings',
  /** The directory, every employer's page, and lists that name one; vacancies of a feed and changed employers send it. */
  companies: 'companies',
  /** Pages of what this one offers; sent when something else is said of it, not with each new vacancy. */
  company: (id: number) => `company-${id}` as const,
  dashboard: 'dashboard',
  /** Whatever shows what is open, or says when it closes: another day has other. */
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
 * True where nobody may be shown any more what was kept: it may be closed or taken down. Of all else the old page is shown until a
 * new one is made (decision 041).
 */
export function expiresAtOnce(tag: string): boolean {
  return AT_ONCE.test(tag)
}

/** And "there is none", where there may be one now: what comes is found at once. */
export function withNotFoundTags(changed: readonly string[]): readonly string[] {
  return [...changed, ...changed.flatMap((tag) => FOUND[tag] ?? [])]
}
