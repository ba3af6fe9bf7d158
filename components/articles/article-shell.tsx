import type { ReactNode } from 'react'
import { SanitisedHtml } from '@/components/ui/sanitised-html'
import { toArticleBody } from '@/lib/shared/articles/article-body'
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
  const body = toArticleBody(html, prefix)
  return (
    <article className="mx-auto max-w-page px-4 pb-16 md:px-6">
      {heading}
      <div className="article-columns">
        {body.contents.length > 0 && <ArticleContents contents={body.contents} />}
        <div className="article-text">
          <SanitisedHtml html={body.html} from={path} />
          {children}
        </div>
        {related}
      </div>
    </article>
  )
}
