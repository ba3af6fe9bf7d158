import type { Metadata } from 'next'
import { ArticleRows } from '@/components/articles/article-rows'
import { SearchShell } from '@/components/articles/search-shell'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readCareerAdviceList } from '@/lib/server/data/career-advice'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSearchList } from '@/lib/server/listing/search-list'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import { careerAdviceListing } from '@/lib/shared/listing/listings'
import { EVERYTHING } from '@/lib/shared/listing/packed-query'
import { routes } from '@/lib/shared/routes'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

const INTRO = 'How to choose, apply, begin and grow: short texts for students and young engineers.'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return {}
  if (list === null) return missingMetadata
  return searchListMetadata(careerAdviceListing, list.query, {
    title: 'Career advice for engineers',
    description: INTRO,
  })
}

/** `next.config.ts` and the middleware rewrite `/career-advices` to this (architecture §4). */
export default async function CareerAdviceListPage({ params }: Props) {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return <UnavailableNotice />
  if (list === null) return <Missing />
  return (
    <SearchShell
      title="Career advice"
      intro={INTRO}
      one="article"
      many="articles"
      placeholder="CV, first job, salary"
      listing={careerAdviceListing}
      list={list}
    >
      <ArticleRows articles={list.page.data} hrefOf={routes.careerAdvice} />
    </SearchShell>
  )
}

const getList = async (params: Props['params']) =>
  readSearchList(careerAdviceListing, (await params).query, readCareerAdviceList)
