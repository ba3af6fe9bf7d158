import type { ReactNode } from 'react'
import { ArticleHeading, ArticleLayout } from '@/components/articles/article-layout'
import { RelatedLinks } from '@/components/articles/related-links'
import { Breadcrumb } from '@/components/detail/breadcrumb'
import type { Page } from '@/lib/contract/articles/page'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly page: Page
  readonly pages: readonly Pick<Page, 'slug' | 'title'>[]
  readonly toUrl: (path: string) => string
  readonly children?: ReactNode
}

export function ContentPage({ page, pages, toUrl, children }: Props) {
  return (
    <ArticleLayout
      heading={
        <ArticleHeading
          breadcrumb={
            <Breadcrumb
              list={{ words: 'About this site', path: routes.pages }}
              page={{ words: page.title, path: routes.page(page.slug) }}
              toUrl={toUrl}
            />
          }
          title={page.title}
          titleKm={page.titleKm}
          summary={page.summary}
          facts={[`Last updated ${formatDay(toDay(new Date(page.updatedAt)))}`]}
        />
      }
      html={page.body}
      prefix={page.slug}
      path={routes.page(page.slug)}
      related={
        <RelatedLinks
          title="About this site"
          items={pages
            .filter(({ slug }) => slug !== page.slug)
            .map(({ slug, title }) => ({ title, href: routes.page(slug) }))}
          all={{ href: routes.helpCenter, words: 'Help centre' }}
        />
      }
    >
      {children}
    </ArticleLayout>
  )
}
