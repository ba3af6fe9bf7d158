'use client'

export type Place = readonly [id: number, name: string]

/** Selects a province. A client component, because names weigh less than elements. */
export function PlaceSelect({ places }: { readonly places: readonly Place[] }) {
  return (
    <select name="locationId" aria-label="Place" defaultValue="" className="control">
      <option value="">All of Cambodia</option>
      {places.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
