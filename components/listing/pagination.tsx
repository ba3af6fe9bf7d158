'use client'

import { Link } from '@/components/ui/link'
import { toPageHref } from '@/lib/shared/listing/page-href'
import { pageWindow } from '@/lib/shared/listing/page-window'

type Props = {
  readonly page: number
  readonly pages: number
  /** The address of the first page, query included. */
  readonly firstHref: string
}

const cell =
  'inline-flex min-h-target min-w-target items-center justify-center border border-line px-3 -ml-px'

/** Links to the pages around this one, the first and the last. */
export function Pagination({ page, pages, firstHref }: Props) {
  if (pages < 2) return null
  const hrefOf = (target: number) => toPageHref(firstHref, target)
  return (
    <nav aria-label="Pages" className="flex flex-wrap justify-center gap-y-2 py-8 print:hidden">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" className={`${cell} rounded-l`}>
          Previous
        </Link>
      )}
      {pageWindow(page, pages).map((entry) =>
        entry.gap ? (
          <span
            key={entry.page}
            aria-hidden="true"
            className={`${cell} hidden text-ink-soft sm:flex`}
          >
            …
          </span>
        ) : (
          <Link
            key={entry.page}
            href={hrefOf(entry.page)}
            aria-label={`Page ${entry.page}`}
            aria-current={entry.page === page ? 'page' : undefined}
            className={`${cell} hover:bg-sheet aria-[current]:bg-pen aria-[current]:font-medium aria-[current]:text-pen-ink max-sm:not-aria-[current]:hidden`}
          >
            {entry.page}
          </Link>
        ),
      )}
      {page < pages && (
        <Link href={hrefOf(page + 1)} rel="next" className={`${cell} rounded-r`}>
          Next
        </Link>
      )}
    </nav>
  )
}
