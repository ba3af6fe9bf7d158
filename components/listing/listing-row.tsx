'use client'

import { SaveToggle } from '@/components/saving/save-toggle'
import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import { languageOf } from '@/lib/shared/format/language'
import { toRowTitle } from '@/lib/shared/listing/row-title'
import { savingAreaOf } from '@/lib/shared/listing/saving-areas'
import { toDetailHref } from '@/lib/shared/routes'
import { ClosingMark } from './closing-mark'

type Props = {
  readonly listing: string
  readonly id: number
  readonly title: string
  /** Whose it is. */
  readonly from: string
  readonly place: string
  /** Null where no pay is stated. */
  readonly offer: string | null
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
  const said = [row.from, row.place, ...row.terms.split(/, | · /)]
  return (
    <li className="job-row">
      <Monogram name={row.from} />
      <div>
        <Heading lang={languageOf(row.title)}>
          <Link href={href} className="row-link">
            {toRowTitle(row.title, said)}
          </Link>
        </Heading>
        <p>{`${row.from} · ${row.place}`}</p>
      </div>
      <ul className="row-terms">
        <li className={row.offer === null ? 'text-ink-soft' : 'font-medium'}>
          {row.offer ?? 'Pay not stated'}
        </li>
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
