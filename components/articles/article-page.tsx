import { Breadcrumb } from '@/components/detail/breadcrumb'
import { ShareMenu } from '@/components/detail/share-menu'
import { StructuredData } from '@/components/detail/structured-data'
import type { Tip, TipSummary } from '@/lib/contract/articles/article'
import { toArticleSchema } from '@/lib/server/seo/structured-data'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { formatCount } from '@/lib/shared/format/numbers'
import { ArticleHeading, ArticleLayout } from './article-layout'
import { RelatedLinks } from './related-links'

type Props = {
  readonly article: Tip & { readonly views?: number }
  readonly hrefOf: (item: { readonly id: number; readonly title: string }) => string
  readonly list: { readonly name: string; readonly href: string; readonly all: string }
  /** Prefix of the heading ids: `news`. */
  readonly prefix: string
  readonly type: 'NewsArticle' | 'Article'
  /** Path of the preview picture, below the site. */
  readonly picture: string
  readonly site: { readonly url: string; readonly name: string }
}

export function ArticlePage({ article, hrefOf, list, prefix, type, picture, site }: Props) {
  const here = hrefOf(article)
  const toUrl = (path: string) => new URL(path, site.url).href
  return (
    <>
      <StructuredData
        value={toArticleSchema(type, article, {
          url: toUrl(here),
          siteName: site.name,
          picture: toUrl(picture),
        })}
      />
      <ArticleLayout
        heading={
          <ArticleHeading
            breadcrumb={
              <Breadcrumb
                list={{ words: list.name, path: list.href }}
                page={{ words: article.title, path: here }}
                toUrl={toUrl}
              />
            }
            title={article.title}
            titleKm={article.titleKm}
            summary={article.summary}
            facts={listArticleFacts(article)}
          />
        }
        html={article.body}
        prefix={`${prefix}-${article.id}`}
        path={here}
        related={
          <RelatedLinks
            title="Read next"
            items={article.related.map((item) => ({ title: item.title, href: hrefOf(item) }))}
            all={{ href: list.href, words: list.all }}
          />
        }
      >
        <div className="mt-8 border-t border-line pt-4">
          <ShareMenu url={toUrl(here)} title={article.title} />
        </div>
      </ArticleLayout>
    </>
  )
}

export function listArticleFacts(article: TipSummary & { readonly views?: number }): string[] {
  const { topic, publishedAt, updatedAt, readingMinutes, author, views = 0 } = article
  const published = formatDay(toDay(new Date(publishedAt)))
  const updated = formatDay(toDay(new Date(updatedAt)))
  return [
    topic,
    published,
    ...(updated === published ? [] : [`Updated ${updated}`]),
    `${readingMinutes} min read`,
    author,
    ...(views === 0 ? [] : [formatCount(views, 'view', 'views')]),
  ]
}
