'use client'

import { Link } from '@/components/ui/link'
import { languageOf } from '@/lib/shared/format/language'

type Props = {
  readonly href: string
  readonly name: string
  /** Two letters that stand in for a logo. */
  readonly monogram: string
  /** What else it is called, or where it is; empty when there is nothing to say. */
  readonly line: string
  /** Up to three facts, the one that matters most first. */
  readonly terms: readonly string[]
  /** The level of the row's heading, one below the heading it stands under. */
  readonly heading: 'h2' | 'h3' | 'h4'
}

/** A row of what stays and never closes: a major, a university, an employer. From words, as `ListingRow`. */
export function DirectoryRow({ heading: Heading, ...row }: Props) {
  return (
    <li className="job-row">
      <span aria-hidden="true" className="monogram">
        {row.monogram}
      </span>
      <div>
        <Heading lang={languageOf(row.name)} className="text-lg font-semibold">
          <Link href={row.href} className="row-link">
            {row.name}
          </Link>
        </Heading>
        {row.line !== '' && (
          <p lang={languageOf(row.line)} className="text-ink-soft">
            {row.line}
          </p>
        )}
      </div>
      <ul className="row-terms">
        {row.terms.map((term) => (
          <li key={term} className="first:font-medium nth-3:text-ink-soft">
            {term}
          </li>
        ))}
      </ul>
    </li>
  )
}
