import { toMonogram } from './monogram-letters'

/** Replaces a missing logo: 40 px, decorative. */
export function Monogram({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className="monogram">
      {toMonogram(name)}
    </span>
  )
}
