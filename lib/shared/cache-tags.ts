/** The API sends what has changed, and what is kept under it is read anew (architecture §4). */
export const tags = {
  /** Listings and counts wherever they stand; an import sends these, `dashboard` and one for each change. */
  jobs: 'jobs',
  job: (id: number) => `job-${id}` as const,
  internships: 'internships',
  internship: (id: number) => `internship-${id}` as const,
  scholarships: 'scholarships',
  scholarship: (id: number) => `scholarship-${id}` as const,
  /** The directory, every page, and what names one; scholarships of a table send it. */
  universities: 'universities',
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
  /** The directory, every page, and what names one; vacancies of a feed and changed employers send it. */
  companies: 'companies',
  dashboard: 'dashboard',
  /** What another day changes on the page of every single vacancy and scholarship. */
  today: 'today',
} as const

type Tags = typeof tags

export type CacheTag = {
  [Name in keyof Tags]: Tags[Name] extends (id: number) => infer Numbered ? Numbered : Tags[Name]
}[keyof Tags]
