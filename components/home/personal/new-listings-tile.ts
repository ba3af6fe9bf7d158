import type { Overview } from '@/lib/contract/account/overview'
import { MAX_NEW_COUNT } from '@/lib/contract/searches/saved-search-calls'
import { formatSince } from '@/lib/shared/format/since'
import { WELCOME_PATH } from '@/lib/shared/profile-routes'
import { routes } from '@/lib/shared/routes'
import type { TileContent } from './personal-tiles'

const title = 'New for you'

/** Builds the tile of new listings for the user's major; null if nothing is new or the major is unknown. `since` is in ms since the epoch. */
export function toNewListingsTile(
  fresh: Overview['fresh'],
  since: number,
  now: Date,
): TileContent | null {
  if (fresh === null || fresh.jobs + fresh.internships === 0) return null
  const { major, jobs, internships } = fresh
  const counted = [
    jobs > 0 && `${formatNewCount(jobs)} ${jobs === 1 ? 'job' : 'jobs'}`,
    internships > 0 &&
      `${formatNewCount(internships)} ${internships === 1 ? 'internship' : 'internships'}`,
  ].filter(Boolean)
  const listing = jobs === 0 && internships > 0 ? routes.internships : routes.jobs
  return {
    title,
    href: `${listing}?majorId=${major.id}&sort=newest`,
    words: counted.join(', '),
    more: `${formatSince(new Date(since).toISOString(), now)}: ${major.name}`.replace(/^s/, 'S'),
  }
}

/** Builds the tile for users who have nothing else to see here. */
export function toMajorTile(major: NonNullable<Overview['fresh']>['major'] | null): TileContent {
  return major === null
    ? {
        title,
        href: WELCOME_PATH,
        words: 'Choose your major',
        more: 'We show you new jobs for it here.',
      }
    : {
        title,
        href: `${routes.jobs}?majorId=${major.id}`,
        words: `Jobs for ${major.name}`,
        more: 'Nothing new since your last visit.',
      }
}

function formatNewCount(count: number): string {
  return count >= MAX_NEW_COUNT ? `${MAX_NEW_COUNT} or more` : String(count)
}
