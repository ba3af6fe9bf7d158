import { toMonogram } from './monogram-letters'

/** Stands in for an employer's logo: two letters in a ruled square of 40 px. Decorative. */
export function Monogram({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className="monogram">
      {toMonogram(name)}
    </span>
  )
}
