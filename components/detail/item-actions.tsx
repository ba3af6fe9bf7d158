import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/shared/routes'
import { applyAnchor } from './apply-anchor'
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
}

export function ItemActions({ item, title, listing, url, save }: Props) {
  const isOpen = item.status === 'open'
  return (
    <DetailActions
      title={title}
      url={url}
      apply={
        isOpen && (
          <ButtonLink href={`#${applyAnchor(listing, item)}`} className="w-full max-lg:hidden">
            How to apply
          </ButtonLink>
        )
      }
      save={save}
      calendarHref={
        isOpen && item.closingDate !== null ? routes.closingCalendar(listing, item.id) : null
      }
      reportHref={routes.report(listing, item.id)}
    />
  )
}
