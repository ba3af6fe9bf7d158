import type { Overview } from '@/lib/contract/account/overview'
import { describeClosing } from '@/lib/shared/format/closing'
import { formatNumber } from '@/lib/shared/format/number'
import { routes } from '@/lib/shared/routes'
import type { TileContent } from './personal-tile'

type Saved = Omit<Overview['saved'], 'next'> & {
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
