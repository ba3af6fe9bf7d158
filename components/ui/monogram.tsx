import type { Material } from '@/lib/shared/material'
import { toMonogram } from './monogram-letters'

type Props = { readonly name: string; readonly material?: Material | undefined }

export function Monogram({ name, material }: Props) {
  return (
    <span aria-hidden="true" className={toMonogramClass(material)}>
      {toMonogram(name)}
    </span>
  )
}

function toMonogramClass(material: Material | undefined): string {
  return material === undefined ? 'monogram' : `monogram ${material}`
}
