import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/prose'
import { toShownHtml } from '@/lib/server/html/shown-html'
import { ArticleContents } from './article-contents'

type Props = {
  readonly heading: ReactNode
  /** Sanitised HTML with headings from h2. */
  readonly html: string
  /** Begins the ids of its headings: what it is, and its number. */
  readonly prefix: string
  /** Its path, without `/en`. */
  readonly path: string
  /** What stands under the text, in its column. */
  readonly children?: ReactNode
  /** Where to read on: under the text, from 1024 px beside it. */
  readonly related: ReactNode
}

/** The frame of what is read from top to bottom: one column of text, its contents beside it where there is room. */
export function ArticleShell({ heading, html, prefix, path, children, related }: Props) {
  const text = toShownHtml(html, { from: path, prefix })
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
