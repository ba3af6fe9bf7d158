'use client'

import { SaveToggle } from '@/components/saving/save-toggle'
import { Link } from '@/components/ui/link'
import { languageOf } from '@/lib/shared/format/language'
import { savingAreaOf } from '@/lib/shared/listing/saving-areas'
import { toDetailHref } from '@/lib/shared/routes'
import { ClosingMark } from './closing-mark'

type Props = {
  readonly listing: string
  readonly id: number
  readonly title: string
  readonly monogram: string
  readonly line: string
  readonly offer: string
  readonly isOfferStated: boolean
  /** `YYYY-MM-DD`, or null when open until filled. */
  readonly closingDate: string | null
  readonly terms: string
  readonly today: string
  readonly heading: 'h2' | 'h3' | 'h4'
}

const loadOwnMarks = () =>
  import('@/components/applying/own-marks').then(({ OwnMarks }) => OwnMarks)

/** A client component: twenty rows a page travel lighter as words than as elements. */
export function ListingRow({ heading: Heading, ...row }: Props) {
  const area = savingAreaOf(row.listing)
  // In letters, which the title repeats: as percent signs they weigh a tenth of a page with Khmer titles.
  const href = decodeURI(toDetailHref(row.listing, row.id, row.title))
  return (
    <li className="job-row">
      <span aria-hidden="true" className="monogram">
        {row.monogram}
      </span>
      <div>
        <Heading lang={languageOf(row.title)} className="text-lg font-semibold">
          <Link href={href} className="row-link">
            {row.title}
          </Link>
        </Heading>
        <p className="text-ink-soft">{row.line}</p>
      </div>
      <ul className="row-terms">
        <li className={row.isOfferStated ? 'font-medium' : 'text-ink-soft'}>{row.offer}</li>
        <li>
          <ClosingMark closingDate={row.closingDate} renderedOn={row.today} />
        </li>
        {row.terms !== '' && <li className="text-ink-soft">{row.terms}</li>}
      </ul>
      {area !== null && (
        <SaveToggle area={area} id={row.id} title={row.title} loadOwn={loadOwnMarks} />
      )}
    </li>
  )
}
