'use client'

import type { ReactNode } from 'react'
import type { RowFacts } from '@/lib/shared/listing/rows/row-facts'
import { ListingRow } from './listing-row'

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
