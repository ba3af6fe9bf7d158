'use client'

import { Link } from '@/components/ui/link'
import { languageOf } from '@/lib/shared/format/language'

export type ReadingRowProps = {
  readonly href: string
  /** What it is about, in a word or two. */
  readonly topic: string
  /** Day and minutes, or level and file: what helps to choose. */
  readonly facts: string
  readonly title: string
  readonly titleKm: string | null
  readonly summary: string
  /** The level of the row's heading, one below the heading it stands under. */
  readonly heading: 'h2' | 'h3'
}

/** Something to read or to take along as a row of the sheet: topic, title, what is in it. */
export function ReadingRow({ heading: Heading, ...row }: ReadingRowProps) {
  return (
    <li className="border-b border-line py-4">
      <p className="text-sm text-ink-soft">
        <span className="label">{row.topic}</span> · {row.facts}
      </p>
      <Heading lang={languageOf(row.title)} className="mt-1 text-lg font-semibold text-balance">
        <Link href={row.href} className="row-link">
          {row.title}
        </Link>
      </Heading>
      {row.titleKm !== null && (
        <p lang="km" className="text-ink-soft">
          {row.titleKm}
        </p>
      )}
      <p lang={languageOf(row.summary)} className="mt-1 max-w-measure">
        {row.summary}
      </p>
    </li>
  )
}
