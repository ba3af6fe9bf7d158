import { formatTimestampShortDay } from '@/components/applications/application-status'
import type { Overview } from '@/lib/contract/account/overview'
import { formatCount } from '@/lib/shared/format/count'
import { profileRoutes } from '@/lib/shared/profile-routes'
import type { TileContent } from './personal-tiles'

/** Builds the tile of applications; null if there are none. Unsent drafts come first, because only this device has them. `drafts` are addresses of forms. */
export function toApplicationTile(
  { sent, last }: Overview['applications'],
  drafts: readonly string[],
): TileContent | null {
  const title = 'Applications'
  const [draft] = drafts
  if (draft !== undefined) {
    const words = formatCount(drafts.length, 'application to finish', 'applications to finish')
    return { title, href: draft, words, more: 'Continue where you left off.' }
  }
  if (sent === 0) return null
  const more =
    last === null
      ? ''
      : `${STATES[last.state]}, ${formatTimestampShortDay(last.appliedAt)}: ${last.title}`
  const words = `${formatCount(sent, 'application', 'applications')} sent`
  return { title, href: profileRoutes.applications, words, more }
}

const STATES: Readonly<Record<NonNullable<Overview['applications']['last']>['state'], string>> = {
  waiting: 'On its way',
  delivered: 'Delivered',
  opened: 'Opened by the employer',
  undeliverable: 'Not delivered',
  withdrawn: 'Withdrawn',
}
