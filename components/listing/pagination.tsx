'use client'

import { Fragment } from 'react'
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
  const step = (to: number, rel: 'prev' | 'next', words: string) =>
    to >= 1 &&
    to <= pages && (
      <Link
        href={toPageHref(firstHref, to)}
        rel={rel}
        className={`${cell} ${rel === 'prev' ? 'rounded-l' : 'rounded-r'}`}
      >
        {words}
      </Link>
    )
  return (
    <nav aria-label="Pages" className="flex flex-wrap justify-center gap-y-2 py-8 print:hidden">
      {step(page - 1, 'prev', 'Previous')}
      {pageWindow(page, pages).map((each, index, all) => (
        <Fragment key={each}>
          {each - (all[index - 1] ?? 0) > 1 && (
            <span aria-hidden="true" className={`${cell} hidden text-ink-soft sm:flex`}>
              …
            </span>
          )}
          <Link
            href={toPageHref(firstHref, each)}
            aria-label={`Page ${each}`}
            aria-current={each === page ? 'page' : undefined}
            className={`${cell} hover:bg-sheet aria-[current]:bg-pen aria-[current]:font-medium aria-[current]:text-pen-ink max-sm:not-aria-[current]:hidden`}
          >
            {each}
          </Link>
        </Fragment>
      ))}
      {step(page + 1, 'next', 'Next')}
    </nav>
  )
}
