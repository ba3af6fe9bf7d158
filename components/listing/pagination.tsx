'use client'

import { Fragment } from 'react'
import { Link } from '@/components/ui/link'

type Props = {
  readonly page: number
  readonly pages: number
  readonly firstHref: string
}

export function Pagination({ page, pages, firstHref }: Props) {
  if (pages < 2) return null
  const step = (to: number, rel: 'prev' | 'next', words: string) =>
    to >= 1 &&
    to <= pages && (
      <Link href={toPageHref(firstHref, to)} rel={rel}>
        {words}
      </Link>
    )
  return (
    <nav aria-label="Pagination" className="pages">
      {step(page - 1, 'prev', 'Previous')}
      <span className="page-of">{`Page ${page} of ${pages}`}</span>
      {pageWindow(page, pages).map((each, index, all) => (
        <Fragment key={each}>
          {index > 0 && !all.includes(each - 1) && <span aria-hidden="true">…</span>}
          <Link
            href={toPageHref(firstHref, each)}
            aria-label={`Page ${each}`}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </Link>
        </Fragment>
      ))}
      {step(page + 1, 'next', 'Next')}
    </nav>
  )
}

/** Builds the address of a page of a listing from the address of its first page. */
function toPageHref(firstHref: string, page: number): string {
  if (page === 1) return firstHref
  return `${firstHref}${firstHref.includes('?') ? '&' : '?'}page=${page}`
}

/** Lists the page numbers to link: first, last, and two on either side. For page 6 of 20: 1, 4, 5, 6, 7, 8 and 20. */
export function pageWindow(page: number, pages: number): readonly number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  return [...new Set(near)].filter((each) => each >= 1 && each <= pages)
}
