import type { ReactNode } from 'react'
import { languageOf } from '@/lib/shared/format/language'

type Props = {
  readonly breadcrumb: ReactNode
  readonly title: string
  readonly titleKm: string | null
  readonly summary: string
  readonly facts: readonly string[]
}

export function ArticleHeading({ breadcrumb, title, titleKm, summary, facts }: Props) {
  return (
    <header className="border-b border-ink pt-2 pb-4 md:pt-6">
      {breadcrumb}
      <h1
        lang={languageOf(title)}
        className="max-w-page text-2xl font-semibold text-balance md:text-3xl"
      >
        {title}
      </h1>
      {titleKm !== null && titleKm !== title && (
        <p lang="km" className="mt-2 text-xl text-ink-soft">
          {titleKm}
        </p>
      )}
      <p lang={languageOf(summary)} className="mt-3 max-w-measure text-lg">
        {summary}
      </p>
      <p className="mt-3 text-sm text-ink-soft">{facts.join(' · ')}</p>
    </header>
  )
}
