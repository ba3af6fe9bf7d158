import { useSavedItems } from '@/hooks/saved/use-saved-items'
import { useCountedSearches } from '@/hooks/searches/use-counted-searches'
import { daysBetween, toDay } from '@/lib/shared/calendar/day'
import { routes } from '@/lib/shared/routes'
import type { TileContent } from './personal-tile'
import { PersonalTiles } from './personal-tiles'
import { toSavedSearchesTile } from './saved-searches-tile'
import { toSavedTile } from './saved-tiles'

const SOON_DAYS = 7

const NO_NEWS: TileContent = {
  title: 'Saved',
  href: routes.saved,
  words: 'Open your list',
  more: 'Nothing new, and nothing closes soon.',
}

export function DeviceTiles() {
  const { isReading, rows } = useSavedItems()
  const searches = useCountedSearches()
  const now = new Date()
  const today = toDay(now)
  const open = rows.map(({ item }) => item).filter(({ status }) => status === 'open')
  const soon = open.filter(
    ({ closingDate }) => closingDate !== null && daysBetween(today, closingDate) <= SOON_DAYS,
  )
  const saved = { open: open.length, soon: soon.length, next: open[0] ?? null }
  return (
    <PersonalTiles
      tiles={[
        isReading ? undefined : toSavedTile(saved, today),
        searches && toSavedSearchesTile(searches, now),
      ]}
      otherwise={NO_NEWS}
    />
  )
}
