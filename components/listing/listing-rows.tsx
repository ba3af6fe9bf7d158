'use client'

import type { RowFacts } from '@/lib/shared/listing/row-facts'
import { ListingRow } from './listing-row'

type Props = {
  readonly rows: readonly RowFacts[]
  readonly listing: string
  readonly today: string
}

/** A page of a listing, as light as it can travel. */
export function ListingRows({ rows, listing, today }: Props) {
  return (
    <ol className="rows">
      {rows.map((facts) => (
        <ListingRow key={facts[0]} facts={facts} listing={listing} today={today} heading="h2" />
      ))}
    </ol>
  )
}
