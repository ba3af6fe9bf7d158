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
  /** What the service worker shows for a page that it did not keep (decision 025). */
  offline: '/offline',
  /** What the device or the account has saved, of every area. */
  saved: '/saved',
  /** All that somebody gets from us, with an account or without (decision 067). */
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

// Not before what would begin with two slashes without it, as browsers read it: that is another site (promise T9).
const PREFIX = /^\/en(?=\/(?![/\\\s])|$)/

/** The path without its `/en` prefix: `/en/jobs` becomes `/jobs`, `/en` becomes `/`. */
export function withoutLocale(path: string): string {
  return path.replace(PREFIX, '') || '/'
}

export function hasLocale(path: string): boolean {
  return PREFIX.test(path)
}

export function withLocale(path: string): string {
  return path === '/' ? '/en' : `/en${path}`
}

/** True for the section's own path and everything below it: `/jobs/7` is within `/jobs`. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`)
}
