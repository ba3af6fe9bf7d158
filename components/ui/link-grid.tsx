'use client'

import { languageOf } from '@/lib/shared/format/languages'
import { Link } from './link'

type Props = {
  /** A client component, because tuples are smaller than elements. */
  readonly links: readonly (readonly [href: string, words: string])[]
}

export function LinkGrid({ links }: Props) {
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
      {links.map(([href, words]) => (
        <li key={href} lang={languageOf(words)} className="border-b border-line">
          <Link href={href} className="flex min-h-target items-center py-2 hover:text-pen-text">
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}
