import { toSlug } from './slug'

type Titled = { readonly id: number; readonly title: string }

/** Every address of the site, without the `/en` prefix (spec §2). */
export const routes = {
  home: '/',
  jobs: '/jobs',
  internships: '/internships',
  scholarships: '/scholarships',
  majors: '/majors',
  news: '/news',
  careerAdvices: '/career-advices',
  getStarted: '/get-started',
  login: '/login',
  registration: '/registration',
  contactUs: '/contact-us',
  helpCenter: '/help-center',
  templates: '/cv-cover-letter',
  interviewTips: '/job-interview-tips',
  job: ({ id, title }: Titled) => toDetailHref('/jobs', id, title),
  company: ({ id }: { readonly id: number }) => `/companies/${id}`,
  page: (slug: string) => `/page/${slug}`,
} as const

/** The address of an item of a listing: `/jobs/7/site-engineer` (spec §2). */
export function toDetailHref(listing: string, id: number, title: string): string {
  const slug = toSlug(title)
  return slug === '' ? `${listing}/${id}` : `${listing}/${id}/${encodeURIComponent(slug)}`
}

/** True when a path segment, percent-encoded or not, is the slug of the title. */
export function isSlugOf(segment: string, title: string): boolean {
  const slug = toSlug(title)
  return segment === slug || segment === encodeURIComponent(slug)
}

const PREFIX = /^\/en(?=\/|$)/

/** The path without its `/en` prefix: `/en/jobs` becomes `/jobs`, `/en` becomes `/`. */
export function withoutLocale(path: string): string {
  return path.replace(PREFIX, '') || '/'
}

/** True when the visitor is inside `/en`, so that links should keep them there. */
export function hasLocale(path: string): boolean {
  return PREFIX.test(path)
}

/** The path with the `/en` prefix. */
export function withLocale(path: string): string {
  return path === '/' ? '/en' : `/en${path}`
}
