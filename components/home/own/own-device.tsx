import { useSavedItems } from '@/hooks/saved/use-saved-items'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import { daysBetween, toDay } from '@/lib/shared/calendar/day'
import { OwnTile } from './own-tile'
import { SearchTile } from './search-tile'
import { toSavedTile } from './to-saved-tile'

const SOON_DAYS = 7

export function OwnDevice() {
  const { count, isReading, rows } = useSavedItems()
  const hasSearches = useDeviceSearches().length > 0
  const today = toDay(new Date())
  const open = rows.map(({ item }) => item).filter(({ status }) => status === 'open')
  const soon = open.filter(
    ({ closingDate }) => closingDate !== null && daysBetween(today, closingDate) <= SOON_DAYS,
  )
  const saved = { open: open.length, soon: soon.length, next: open[0] ?? null }
  return (
    <ul className="own-tiles">
      {count !== 0 && (isReading ? <li /> : <OwnTile {...toSavedTile(saved, today)} />)}
      {hasSearches && <SearchTile />}
    </ul>
  )
}
