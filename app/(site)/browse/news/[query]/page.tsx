import type { Metadata } from 'next'
import { ArticleRows } from '@/components/articles/article-rows'
import { SearchShell } from '@/components/articles/search-shell'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readNews } from '@/lib/server/data/news'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSearchList } from '@/lib/server/listing/search-list'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import { newsListing } from '@/lib/shared/listing/listings'
import { EVERYTHING } from '@/lib/shared/listing/packed-query'
import { routes } from '@/lib/shared/routes'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

const INTRO = 'What moves in engineering in Cambodia: studies, sites, exams, money.'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return {}
  if (list === null) return missingMetadata
  return searchListMetadata(newsListing, list.query, {
    title: 'Engineering news',
    description: INTRO,
  })
}

/** `next.config.ts` and the middleware rewrite `/news` to this (architecture §4). */
export default async function NewsPage({ params }: Props) {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return <UnavailableNotice />
  if (list === null) return <Missing />
  return (
    <SearchShell
      title="News"
      intro={INTRO}
      one="article"
      many="articles"
      placeholder="Bridges, exams, solar"
      listing={newsListing}
      list={list}
    >
      <ArticleRows articles={list.page.data} hrefOf={routes.newsArticle} />
    </SearchShell>
  )
}

const getList = async (params: Props['params']) =>
  readSearchList(newsListing, (await params).query, readNews)
