import { CalendarPlus, Flag } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/shared/routes'
import { ShareMenu } from './share-menu'

type Props = {
  readonly item: {
    readonly id: number
    readonly status: 'open' | 'closed'
    readonly closingDate: string | null
  }
  readonly title: string
  readonly listing: string
  /** Absolute and canonical. */
  readonly url: string
  readonly save: ReactNode
  readonly apply: ReactNode
}

/** Offers to apply, save, share and report. Phones have Apply and Save in the bar at the bottom instead. */
export function ItemActions({ item, title, listing, url, save, apply }: Props) {
  const isOpen = item.status === 'open'
  return (
    <div className="print:hidden">
      {isOpen && <div className="max-lg:hidden">{apply}</div>}
      {/* The save button renders after hydration, so its height is reserved. */}
      <div className={`mt-2 min-h-target noscript:hidden ${isOpen ? 'max-lg:hidden' : ''}`}>
        {save}
      </div>
      <ShareMenu url={url} title={title} />
      <ul className="mt-1">
        {isOpen && item.closingDate !== null && (
          <li>
            <a href={routes.closingCalendar(listing, item.id)} download className="text-link gap-2">
              <Icon icon={CalendarPlus} />
              Add closing date to calendar
            </a>
          </li>
        )}
        <li>
          <Link href={routes.report(listing, item.id)} rel="nofollow" className="text-link gap-2">
            <Icon icon={Flag} />
            Report this listing
          </Link>
        </li>
      </ul>
    </div>
  )
}
