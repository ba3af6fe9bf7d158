import { toSlug } from './slug'

type Numbered = { readonly id: number }
type Titled = Numbered & { readonly title: string }
type Named = Numbered & { readonly name: string }

/** Every address of the site, without the `/en` prefix (spec §2). */
export const routes = {
  home: '/',
  jobs: '/jobs',
  internships: '/internships',
  scholarships: '/scholarships',
  majors: '/majors',
  news: '/news',
  careerAdviceList: '/career-advices',
  getStarted: '/get-started',
  login: '/login',
  registration: '/registration',
  phone: '/registration/phone-number',
  forgetPassword: '/forget-password',
  /** Served by the service worker for a page that is not cached (decision 025). */
  offline: '/offline',
  /** Lists everything the device or the account has saved, in every area. */
  saved: '/saved',
  /** Lists all subscriptions of a visitor, with or without an account (decision 067). */
  notifications: '/notifications',
  contactUs: '/contact-us',
  contactSend: '/contact-us/send',
  contactSent: '/contact-us/sent',
  contactAgain: (draft: string) => `/contact-us/again/${draft}`,
  reportSend: '/report/send',
  newsletter: '/newsletter',
  newsletterSubscribed: '/newsletter/subscribed',
  newsletterAgain: (draft: string) => `/newsletter/again/${draft}`,
  alerts: '/alerts',
  alertsEnd: '/alerts/end',
  helpCenter: '/help-center',
  templates: '/cv-cover-letter',
  interviewTips: '/job-interview-tips',
  companies: '/companies',
  universities: '/universities',
  info: '/info',
  logo: '/logo',
  jobPreview: '/job-preview',
  internshipPreview: '/internship-preview',
  job: ({ id, title }: Titled) => toDetailHref('/jobs', id, title),
  internship: ({ id, title }: Titled) => toDetailHref('/internships', id, title),
  scholarship: ({ id, title }: Titled) => toDetailHref('/scholarships', id, title),
  major: ({ id, name }: Named) => toDetailHref('/majors', id, name),
  newsArticle: ({ id, title }: Titled) => toDetailHref('/news', id, title),
  careerAdvice: ({ id, title }: Titled) => toDetailHref('/career-advices', id, title),
  interviewTip: ({ id, title }: Titled) => toDetailHref('/job-interview-tips', id, title),
  template: ({ id, title }: Titled) => toDetailHref('/cv-cover-letter', id, title),
  company: ({ id }: Numbered) => `/companies/${id}`,
  university: ({ id }: Numbered) => `/universities/${id}`,
  pages: '/page',
  page: (slug: string) => `/page/${slug}`,
  loginAndBack: (path: string) => `/login?next=${encodeURIComponent(path)}`,
  closingCalendar: (listing: string, id: number) => `${listing}/${id}/closing.ics`,
  apply: (listing: string, id: number) => `/apply${listing}/${id}`,
  report: (listing: string, id: number) => `/report${listing}/${id}`,
} as const

/** Builds the address of an item: `/jobs/7/site-engineer` (spec §2). */
export function toDetailHref(listing: string, id: number, title: string): string {
  const slug = toSlug(title)
  return slug === '' ? `${listing}/${id}` : `${listing}/${id}/${encodeURIComponent(slug)}`
}

/** Whether a path segment, percent-encoded or not, is the slug of the title. */
export function isSlugOf(segment: string, title: string): boolean {
  const slug = toSlug(title)
  return segment === slug || segment === encodeURIComponent(slug)
}

// Not before what browsers would read as two slashes once the prefix is removed: that is another site (promise
// T9).
const PREFIX = /^\/en(?=\/(?![/\\\s])|$)/

/** Removes the `/en` prefix: `/en/jobs` becomes `/jobs`, `/en` becomes `/`. */
export function withoutLocale(path: string): string {
  return path.replace(PREFIX, '') || '/'
}

export function hasLocale(path: string): boolean {
  return PREFIX.test(path)
}

export function withLocale(path: string): string {
  return path === '/' ? '/en' : `/en${path}`
}

/** Whether a path is the section or below it: `/jobs/7` is within `/jobs`. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`)
}
