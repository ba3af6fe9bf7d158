/**
 * The names under which the web app keeps what it has read. The API sends those of what has changed, and what
 * is kept under one of them is read anew (architecture §4).
 *
 * - `jobs`, `internships`, `scholarships`: their listings and counts, wherever they stand: home, majors,
 *   employers, universities, fields. An import sends them with `dashboard`, the counts of home.
 * - `job(7)` and its like: one page; an import sends those it changed.
 * - `companies`: the directory, every employer's page, and what names an employer. Vacancies of a
 *   feed send it, and an employer of whom the feed says something else.
 * - `universities`: likewise; scholarships of a table send it.
 * - `news` to `advertisements`: what comes from content files; `npm run content` sends those in which
 *   something changed.
 * - `today`: what another day changes on the page of every single vacancy and scholarship.
 * - `lookups` (names of places, fields, majors), `settings`: sent by nothing of ours, because nothing
 *   changes them while the product runs.
 */
export const tags = {
  jobs: 'jobs',
  job: (id: number) => `job-${id}` as const,
  internships: 'internships',
  internship: (id: number) => `internship-${id}` as const,
  scholarships: 'scholarships',
  scholarship: (id: number) => `scholarship-${id}` as const,
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

type Tags = typeof tags

/** One of the names above, with the number of its item where it has one. */
export type CacheTag = {
  [Name in keyof Tags]: Tags[Name] extends (id: number) => infer Numbered ? Numbered : Tags[Name]
}[keyof Tags]
