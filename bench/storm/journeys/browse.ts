import type { Random } from '../random'
import { isSignedIn, type Journey, type Offer } from './journey'

const PLAIN = [
  ...['/', '/jobs', '/internships', '/scholarships', '/majors', '/news', '/career-advices'],
  ...['/help-center', '/cv-cover-letter', '/job-interview-tips', '/companies', '/universities'],
  ...['/contact-us', '/login', '/registration', '/page/about-us'],
]
const FILTERED = [
  '/jobs?searchText=engineer',
  '/jobs?searchText=enginer&locationId=1&locationId=2',
  '/jobs?page=2&sort=closing',
  '/internships?searchText=%E1%9E%9C%E1%9E%B7%E1%9E%9F%E1%9F%92%E1%9E%9C%E1%9E%80%E1%9E%9A',
  '/scholarships?page=2',
  '/companies?searchText=works',
]
const ODD = [
  ...['/nowhere', '/jobs/2147483647', '/jobs/0', '/jobs/9223372036854775808', '/jobs?page=999999'],
  ...[
    '/%',
    '/jobs/%zz',
    '/jobs/%E0%A4%A',
    '/en/%',
    '//jobs',
    '/JOBS',
    '/jobs/',
    '/EN/browse/jobs/e30',
  ],
  ...[
    '/jobs?locationId=x&sort=%00',
    '/upstream/v1/nothing',
    '/upstream/%',
    '/_next/static/none.js',
  ],
  ...['/jobs/1;a=b', '/profile/%', '/session', '/upstream/v1/job?limit=9999'],
]
const PRIVATE = ['/profile', '/profile/resumes', '/en/profile/saved-jobs']

/** Reads pages of every kind, also under `/en`, and missing ones (promise F15, promise T19). */
export const browse: Journey = async (person, { offer }) => {
  const { random, open } = person
  const address = toAddress(random, offer, isSignedIn(person))
  const { answer } = await open(address)
  const next = answer?.headers.location
  if (next?.startsWith('/') && random.chance(0.7)) await open(next)
}

function toAddress(random: Random, offer: Offer, mayBePrivate: boolean): string {
  const kind = random.next()
  const locale = random.chance(0.2) ? '/en' : ''
  if (kind < 0.3) return locale + random.pick(PLAIN)
  if (kind < 0.45) return locale + random.pick(FILTERED)
  if (kind < 0.7) {
    const [area, ids] = random.pick([
      ['/jobs', offer.jobs],
      ['/internships', offer.internships],
      ['/scholarships', offer.scholarships],
      ['/majors', offer.majors],
    ] as const)
    return `${locale}${area}/${random.pick(ids)}${random.chance(0.1) ? '/wrong-slug' : ''}`
  }
  if (kind < 0.8) return `/jobs/${random.pick(offer.jobs)}/closing.ics`
  return mayBePrivate && kind < 0.85 ? random.pick(PRIVATE) : random.pick(ODD)
}
