import type { ReactNode } from 'react'

/** A short mark beside a title: "New", "Full-time". Not a control. */
export function Chip({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded border border-line-strong px-2 text-sm font-medium">
      {children}
    </span>
  )
}
