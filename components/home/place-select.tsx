'use client'

/** Id and name of a province. */
export type Place = readonly [id: number, name: string]

type Props = { readonly places: readonly Place[]; readonly className: string }

/** Where to look. A client component, because the names travel lighter than their elements. */
export function PlaceSelect({ places, className }: Props) {
  return (
    <select name="locationId" aria-label="Where" defaultValue="" className={className}>
      <option value="">All of Cambodia</option>
      {places.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
