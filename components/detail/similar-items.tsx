import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly rows: readonly ReactNode[]
}

/** One row on a wide screen. */
const MAX_ROWS = 3

export function SimilarItems({ title, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <section className="mt-14 border-t border-ink pt-4 print:hidden">
      <h2 className="text-xl font-semibold">{title}</h2>
      <ul className="lg:grid lg:grid-cols-3 lg:gap-x-14">{rows.slice(0, MAX_ROWS)}</ul>
    </section>
  )
}
