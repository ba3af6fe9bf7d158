'use client'

import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import type { EmployerPattern } from '@/lib/shared/employer-pattern'
import { languageOf } from '@/lib/shared/format/languages'

type Props = {
  readonly href: string
  readonly name: string
  /** Name with the matched words highlighted. */
  readonly marked?: ReactNode
  readonly material?: EmployerPattern | undefined
  readonly logo?: string | undefined
  readonly line: string
  readonly terms: readonly string[]
  readonly heading: 'h2' | 'h3' | 'h4'
}

export function DirectoryRow({ heading: Heading, ...row }: Props) {
  return (
    <li className="job-row plain">
      <Monogram name={row.name} material={row.material} logo={row.logo} />
      <div>
        <Heading lang={languageOf(row.name)}>
          <Link href={row.href} className="row-link">
            {row.marked ?? row.name}
          </Link>
        </Heading>
        {row.line !== '' && <p lang={languageOf(row.line)}>{row.line}</p>}
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
