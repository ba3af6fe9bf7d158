import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { More } from '@/lib/shared/listing/more'

type Props = {
  /** What links within the page lead to; holds the id of the page's own item. */
  readonly id?: string
  /** A word above the title: the station of the path it is. */
  readonly label?: string
  readonly title: string
  /** The way to all of what is shown here in part. */
  readonly more?: More | undefined
  readonly children: ReactNode
}

/** A part below the text of a detail page, as wide as the page, under a strong line. */
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
