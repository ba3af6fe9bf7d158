import type { EmployerPattern } from '@/lib/shared/employer-pattern'
import { toMonogram } from './monogram-letters'

type Props = {
  readonly name: string
  readonly material?: EmployerPattern | undefined
  /** Address of its logo, shown instead of letters and hatch. */
  readonly logo?: string | undefined
}

export function Monogram({ name, material, logo }: Props) {
  if (logo !== undefined) {
    return (
      // biome-ignore lint/performance/noImgElement: drawn in the size it is shown in, and pages carry no script for pictures
      <img
        src={logo}
        alt=""
        width="40"
        height="40"
        loading="lazy"
        decoding="async"
        className="logo-plate"
      />
    )
  }
  return (
    <span aria-hidden="true" className={toMonogramClass(material)}>
      {toMonogram(name)}
    </span>
  )
}

function toMonogramClass(material: EmployerPattern | undefined): string {
  return material === undefined ? 'monogram' : `monogram ${material}`
}
