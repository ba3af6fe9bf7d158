import { toMonogram } from './monogram-letters'

export function Monogram({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className="monogram">
      {toMonogram(name)}
    </span>
  )
}
