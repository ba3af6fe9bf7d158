import { CalendarPlus, Flag } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { ShareLinks } from './share-links'
import { ShareTools } from './share-tools'

type Props = {
  readonly title: string
  readonly url: string
  readonly apply: ReactNode
  readonly save: ReactNode
  readonly calendarHref: string | null
  readonly reportHref: string
}

export function DetailActions({ title, url, apply, save, calendarHref, reportHref }: Props) {
  return (
    <div className="print:hidden">
      {apply}
      {/* Script draws this, so its height is reserved. */}
      <div className="relative mt-2 flex min-h-target flex-wrap items-center gap-x-5 noscript:hidden">
        {save}
        <ShareTools url={url} title={title} />
      </div>
      <ShareLinks url={url} title={title} />
      <ul className="mt-1">
        {calendarHref !== null && (
          <li>
            <a href={calendarHref} download className="text-link gap-2">
              <Icon icon={CalendarPlus} />
              Add the closing date to my calendar
            </a>
          </li>
        )}
        <li>
          <Link href={reportHref} rel="nofollow" className="text-link gap-2">
            <Icon icon={Flag} />
            Report this listing
          </Link>
        </li>
      </ul>
    </div>
  )
}
