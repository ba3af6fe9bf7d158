import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type List = {
  readonly title: string
  /** The listing in this order, where the section's own link leads elsewhere. */
  readonly moreHref?: string
  readonly rows: readonly ReactNode[]
}

type Props = { readonly lists: readonly [List, List] }

export function TwoLists({ lists }: Props) {
  return (
    <div className="grid gap-x-14 lg:grid-cols-2">
      {lists
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, moreHref, rows }) => (
          <div key={title} className="pt-4">
            <h3 className="label">{title}</h3>
            <ol>{rows}</ol>
            {moreHref !== undefined && (
              <Link href={moreHref} className="text-link">
                All by closing date
              </Link>
            )}
          </div>
        ))}
    </div>
  )
}
