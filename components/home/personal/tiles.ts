import { formatTimestampShortDay } from '@/components/applications/application-status'
import type { AccountOverview } from '@/lib/contract/account/overview'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_NEW_COUNT } from '@/lib/contract/searches/schemaless-saved-search-endpoints'
import { describeClosing } from '@/lib/shared/format/dates'
import { formatCount, formatNumber } from '@/lib/shared/format/numbers'
import { formatSinceDay } from '@/lib/shared/format/since-day'
import { toSearchHref } from '@/lib/shared/listing/search-href'
import { profileRoutes, WELCOME_PATH } from '@/lib/shared/profile-routes'
import { routes } from '@/lib/shared/routes'
import type { TileContent } from './personal-tiles'

const SEARCHES = `${routes.home}#own-searches`

const STATES: Readonly<
  Record<NonNullable<AccountOverview['applications']['last']>['state'], string>
> = {
  waiting: 'On its way',
  delivered: 'Delivered',
  opened: 'Opened by the employer',
  undeliverable: 'Not delivered',
  withdrawn: 'Withdrawn',
}

const NEW_FOR_YOU = 'New for you'

type Saved = Omit<AccountOverview['saved'], 'next'> & {
  readonly next: { readonly title: string; readonly closingDate: string | null } | null
}

/** Builds the tile of saved items; null if none is open. `today` is `YYYY-MM-DD` in Asia/Phnom_Penh. */
export function toSavedTile({ open, soon, next }: Saved, today: string): TileContent | null {
  if (open === 0) return null
  const words =
    soon > 0
      ? `${formatNumber(soon)} ${soon === 1 ? 'closes' : 'close'} this week`
      : `${formatNumber(open)} open`
  const more = next === null ? '' : describeNext(next, today)
  return { title: 'Saved', href: routes.saved, words, more }
}

function describeNext(next: NonNullable<Saved['next']>, today: string): string {
  const { verb, when } = describeClosing(next.closingDate, today)
  return `${verb} ${when}: ${next.title}`.trim()
}

type Counted = {
  readonly search: SavedSearch
  readonly count: number | null
}

/** Builds the tile of saved searches; null if nothing is new. Links to the search with new results, or to the list if several have some. */
export function toSavedSearchesTile(counted: readonly Counted[], now: Date): TileContent | null {
  const fresh = counted.flatMap(({ search, count }) => (count ? [{ search, count }] : []))
  const [first] = fresh
  if (first === undefined) return null
  const total = fresh.reduce((sum, { count }) => sum + count, 0)
  const { label, lookedAt } = first.search
  return {
    title: 'Saved searches',
    href: fresh.length === 1 ? toSearchHref(first.search) : SEARCHES,
    words: `${total >= MAX_NEW_COUNT ? `${MAX_NEW_COUNT} or more` : total} new ${formatSinceDay(lookedAt, now)}`,
    more: fresh.length === 1 ? label : `In ${fresh.length} of your saved searches`,
  }
}

/** Builds the tile of applications; null if there are none. Unsent drafts come first, because only this device has them. */
export function toApplicationTile(
  { sent, last }: AccountOverview['applications'],
  unfinishedApplicationHrefs: readonly string[],
): TileContent | null {
  const title = 'Applications'
  const [first] = unfinishedApplicationHrefs
  if (first !== undefined) {
    const words = formatCount(
      unfinishedApplicationHrefs.length,
      'application to finish',
      'applications to finish',
    )
    return { title, href: first, words, more: 'Continue where you left off.' }
  }
  if (sent === 0) return null
  const more =
    last === null
      ? ''
      : `${STATES[last.state]}, ${formatTimestampShortDay(last.appliedAt)}: ${last.title}`
  const words = `${formatCount(sent, 'application', 'applications')} sent`
  return { title, href: profileRoutes.applications, words, more }
}

/** Builds the tile of new listings for the user's major; null if nothing is new or the major is unknown. `since` is in ms since the epoch. */
export function toNewListingsTile(
  fresh: AccountOverview['fresh'],
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
    title: NEW_FOR_YOU,
    href: `${listing}?majorId=${major.id}&sort=newest`,
    words: counted.join(', '),
    more: `${formatSinceDay(new Date(since).toISOString(), now)}: ${major.name}`.replace(/^s/, 'S'),
  }
}

/** Builds the tile for users who have nothing else to see here. */
export function toNothingNewTile(
  major: NonNullable<AccountOverview['fresh']>['major'] | null,
): TileContent {
  return major === null
    ? {
        title: NEW_FOR_YOU,
        href: WELCOME_PATH,
        words: 'Choose your major',
        more: 'We show you new jobs for it here.',
      }
    : {
        title: NEW_FOR_YOU,
        href: `${routes.jobs}?majorId=${major.id}`,
        words: `Jobs for ${major.name}`,
        more: 'Nothing new since your last visit.',
      }
}

function formatNewCount(count: number): string {
  return count >= MAX_NEW_COUNT ? `${MAX_NEW_COUNT} or more` : String(count)
}
