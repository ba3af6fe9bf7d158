import type { ReactNode } from 'react'
import { Link } from './link'

type Props = {
  readonly title: string
  /** Where to go from here, in this order. */
  readonly links: readonly (readonly [words: string, href: string])[]
  readonly children: ReactNode
}

/** Confirms a form that was sent without script. */
export function SuccessNotice({ title, links, children }: Props) {
  return (
    <div className="mx-auto max-w-page px-4 py-12 md:px-6">
      <div className="max-w-measure border-l-4 border-ok pl-4">
        <h1 className="text-2xl font-semibold text-balance">{title}</h1>
        <div className="mt-2">
          {children}
          <p className="mt-2 flex flex-wrap gap-x-6">
            {links.map(([words, href]) => (
              <Link key={href} href={href} className="text-link">
                {words}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </div>
  )
}
