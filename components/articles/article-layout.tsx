import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/prose'
import { prepareHtml } from '@/lib/server/html/prepare-html'
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
