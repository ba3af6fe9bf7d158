import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/prose'
import { prepareHtml } from '@/lib/server/html/prepare-html'
import { languageOf } from '@/lib/shared/format/languages'
import { ArticleContents } from './article-contents'

type Props = {
  readonly heading: ReactNode
  /** Sanitised, with headings from h2. */
  readonly html: string
  readonly prefix: string
  readonly path: string
  readonly children?: ReactNode
  readonly related: ReactNode
}

export function ArticleLayout({ heading, html, prefix, path, children, related }: Props) {
  const text = prepareHtml(html, { from: path, prefix })
  return (
    <article className="mx-auto max-w-page px-4 pb-16 md:px-6">
      {heading}
      <div className="article-columns">
        {text.contents.length > 0 && <ArticleContents contents={text.contents} />}
        <div className="article-text">
          <Prose html={text.html} lang={text.lang} />
          {children}
        </div>
        {related}
      </div>
    </article>
  )
}

type ArticleHeadingProps = {
  readonly breadcrumb: ReactNode
  readonly title: string
  readonly titleKm: string | null
  readonly summary: string
  readonly facts: readonly string[]
}

export function ArticleHeading({
  breadcrumb,
  title,
  titleKm,
  summary,
  facts,
}: ArticleHeadingProps) {
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
