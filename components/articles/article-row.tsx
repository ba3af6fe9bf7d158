'use client'

import { Link } from '@/components/ui/link'
import { languageOf } from '@/lib/shared/format/languages'

export type ArticleRowProps = {
  readonly href: string
  readonly topic: string
  readonly facts: string
  readonly title: string
  readonly titleKm: string | null
  readonly summary: string
  readonly heading: 'h2' | 'h3'
}

export function ArticleRow({ heading: Heading, ...row }: ArticleRowProps) {
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
