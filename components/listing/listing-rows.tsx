'use client'

import type { ReactNode } from 'react'
import { SaveButton } from '@/components/saved/button/save-button'
import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import { languageOf } from '@/lib/shared/format/languages'
import { toListingApiPath } from '@/lib/shared/listing/listing-api-path'
import type { RowFacts } from '@/lib/shared/listing/rows/row-facts'
import { toDisplayTitle } from '@/lib/shared/listing/rows/row-facts'
import { toDetailHref } from '@/lib/shared/routes'
import { ClosingDate } from '../ui/closing-date'

type RowProps = {
  readonly facts: RowFacts
  /** Title with the matched words highlighted. */
  readonly marked?: ReactNode
  readonly listing: string
  readonly today: string
  readonly heading: 'h2' | 'h3' | 'h4'
  /** False if the row is below a listing with its own save button. */
  readonly hasHeart?: boolean
}

const loadSignedInBadge = () =>
  import('@/components/applications/applied-or-seen-badge').then(
    ({ AppliedOrSeenBadge }) => AppliedOrSeenBadge,
  )

/** Renders a row of a listing. A client component, because twenty rows are smaller as data than as elements. */
export function ListingRow({
  facts,
  marked,
  listing,
  today,
  heading: Heading,
  hasHeart = true,
}: RowProps) {
  const [id, title, from, place, offer, closingDate, terms, posted, material, logo] = facts
  const area = hasHeart ? toListingApiPath(listing) : null
  const khmerName = languageOf(from) && <span lang="km">{from}</span>
  // Decoded, because percent-encoded Khmer titles would be a tenth of the page.
  const href = decodeURI(toDetailHref(listing, id, title))
  return (
    <li className={area === null ? 'job-row plain' : 'job-row'}>
      <Monogram name={from} material={material} logo={logo} />
      <div>
        <Heading lang={languageOf(title)}>
          <Link href={href} className="row-link">
            {marked ?? toDisplayTitle(facts)}
          </Link>
        </Heading>
        <p lang={languageOf(place)}>
          {khmerName}
          {`${khmerName ? '' : from}\u00a0· ${place}`}
        </p>
      </div>
      <ul className="row-terms">
        <li
          lang={languageOf(offer ?? '')}
          className={offer === null ? 'text-ink-soft' : 'font-medium'}
        >
          {offer ?? 'Pay not stated'}
        </li>
        <li>
          <ClosingDate closingDate={closingDate} renderedOn={today} />
        </li>
        {terms !== '' && <li className="text-ink-soft">{terms}</li>}
      </ul>
      {area !== null && (
        <SaveButton
          area={area}
          id={id}
          title={title}
          posted={posted}
          loadMark={loadSignedInBadge}
        />
      )}
    </li>
  )
}

type Props = {
  readonly rows: readonly RowFacts[]
  /** Titles with the matched words highlighted, one for each row; none without a search. */
  readonly titles?: readonly ReactNode[]
  readonly listing: string
  readonly today: string
}

/** Renders the rows of one page of a listing. */
export function ListingRows({ rows, titles = [], listing, today }: Props) {
  return (
    <ol className="rows">
      {rows.map((facts, index) => (
        <ListingRow
          key={facts[0]}
          facts={facts}
          marked={titles[index]}
          listing={listing}
          today={today}
          heading="h2"
        />
      ))}
    </ol>
  )
}
