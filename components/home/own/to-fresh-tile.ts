import type { Overview } from '@/lib/contract/accounts/overview'
import { MOST_NEW } from '@/lib/contract/searches/kept-search-calls'
import { formatSince } from '@/lib/shared/format/since'
import { routes } from '@/lib/shared/routes'
import { toWelcome } from '@/lib/shared/session/welcome'
import type { Tile } from './own-tile'

/** `since` in ms since the epoch. */
export function toFreshTile(fresh: Overview['fresh'], since: number, now: Date): Tile {
  const title = 'New for you'
  if (fresh === null) {
    const more = 'To see what is new for it.'
    return { title, href: toWelcome(routes.home), words: 'Say your major', more }
  }
  const { major, jobs, internships } = fresh
  const counted = [
    jobs > 0 && `${toWords(jobs)} ${jobs === 1 ? 'job' : 'jobs'}`,
    internships > 0 &&
      `${toWords(internships)} ${internships === 1 ? 'internship' : 'internships'}`,
  ].filter(Boolean)
  const listing = jobs === 0 && internships > 0 ? routes.internships : routes.jobs
  return {
    title,
    href: `${listing}?majorId=${major.id}&sort=newest`,
    words: counted.length === 0 ? 'Nothing new' : counted.join(', '),
    more: `${formatSince(new Date(since).toISOString(), now)}: ${major.name}`.replace(/^s/, 'S'),
  }
}

function toWords(count: number): string {
  return count >= MOST_NEW ? `${MOST_NEW} or more` : String(count)
}
