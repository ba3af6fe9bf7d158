import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { MoreLink } from '@/lib/shared/listing/more-link'

type Props = {
  /** Contains the item's id, since Next keeps earlier pages in the document. */
  readonly id?: string
  readonly label?: string
  readonly title: string
  readonly more?: MoreLink | undefined
  readonly children: ReactNode
}

export function DetailSection({ id, label, title, more, children }: Props) {
  return (
    <section id={id} className="mt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-6 border-b border-ink pb-1">
        <div>
          {label && <p className="label">{label}</p>}
          <h2 className="pb-1 text-xl font-semibold">{title}</h2>
        </div>
        {more && (
          <Link href={more.href} className="text-link">
            {more.words}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
