import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type {
  NotificationSetting,
  NotificationSettingGroup,
} from '@/lib/browser/notifications/notification-settings'
import { formatCount } from '@/lib/shared/format/numbers'
import { ChoiceRow } from './choice-row'

/** Number of choices shown at first in a long list, besides the chosen ones. */
const INITIAL_COUNT = 8

type Props = {
  readonly settings: readonly NotificationSetting[]
  /** A long list shows the chosen first, then those with most listings, and the rest behind a button. */
  readonly isLong: boolean
  /** Search text; empty for no search. */
  readonly text: string
  readonly nouns: NotificationSettingGroup['nouns']
  choose(id: number, enabled: boolean): void
}

export function SettingChoices({ settings, isLong, text, nouns, choose }: Props) {
  // The order stays as loaded: a row that moved when ticked would take the focus along.
  const [onTop] = useState(() => (isLong ? listInitialIds(settings) : settings.map(({ id }) => id)))
  const [isAll, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const sought = text.trim().toLowerCase()
  const ordered = [
    ...onTop.flatMap((id) => settings.filter((each) => each.id === id)),
    ...settings.filter(({ id }) => !onTop.includes(id)),
  ]
  const shown =
    sought === ''
      ? ordered.filter(({ id, enabled }) => isAll || enabled || onTop.includes(id))
      : ordered.filter((each) => isMatch(each, sought))
  const hasMore = onTop.length < settings.length

  useLayoutEffect(() => {
    if (isAll) list.current?.querySelectorAll('input')[onTop.length]?.focus()
  }, [isAll, onTop])

  if (shown.length === 0) return <p className="py-3 text-ink-soft">No results for this name.</p>
  return (
    <>
      <ul ref={list} className={shown.length > 1 ? 'gap-x-8 md:columns-2 xl:columns-3' : undefined}>
        {shown.map(({ id, name, enabled, lastWeek }) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <ChoiceRow
              type="checkbox"
              label={name}
              aside={formatCount(lastWeek, ...nouns)}
              checked={enabled}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {hasMore && sought === '' && (
        <Button
          variant="secondary"
          className="mt-3"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? 'Show fewer' : `Show all ${settings.length}`}
        </Button>
      )}
    </>
  )
}

/** Lists the ids of the chosen, then of those with most listings; the first by name if none has any. */
function listInitialIds(settings: readonly NotificationSetting[]): readonly number[] {
  const chosen = settings.filter(({ enabled }) => enabled)
  const others = settings
    .filter(({ enabled, lastWeek }) => !enabled && lastWeek > 0)
    .sort((a, b) => b.lastWeek - a.lastWeek)
    .slice(0, INITIAL_COUNT)
  const top = [...chosen, ...others]
  return (top.length > 0 ? top : settings.slice(0, INITIAL_COUNT)).map(({ id }) => id)
}

function isMatch({ name, nameKm }: NotificationSetting, sought: string): boolean {
  return [name, nameKm ?? ''].some((each) => each.toLowerCase().includes(sought))
}
