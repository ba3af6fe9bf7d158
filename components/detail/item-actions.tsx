import type { ReactNode } from 'react'
import { routes } from '@/lib/shared/routes'
import { DetailActions } from './detail-actions'

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

export function ItemActions({ item, title, listing, url, save, apply }: Props) {
  const isOpen = item.status === 'open'
  return (
    <DetailActions
      title={title}
      url={url}
      apply={isOpen && <div className="max-lg:hidden">{apply}</div>}
      save={save}
      calendarHref={
        isOpen && item.closingDate !== null ? routes.closingCalendar(listing, item.id) : null
      }
      reportHref={routes.report(listing, item.id)}
    />
  )
}
