import type { IconNode } from 'lucide'
import { createElement } from 'react'

type IconProps = {
  /** Icon of `lucide` as data, which needs no script of the package. */
  readonly icon: IconNode
  readonly className?: string
}

export function Icon({ icon, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {icon.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: Object.values(attributes).join() }),
      )}
    </svg>
  )
}
