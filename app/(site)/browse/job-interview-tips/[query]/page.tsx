import type { Metadata } from 'next'
import { ArticleRows } from '@/components/articles/article-rows'
import { SearchShell } from '@/components/articles/search-shell'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readInterviewTips } from '@/lib/server/data/interview-tips'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSearchList } from '@/lib/server/listing/search-list'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import { interviewTipListing } from '@/lib/shared/listing/listings'
import { EVERYTHING } from '@/lib/shared/listing/packed-query'
import { routes } from '@/lib/shared/routes'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

const INTRO =
  'What interviewers ask engineers, what they want to hear, and how to prepare in an evening.'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return {}
  if (list === null) return missingMetadata
  return searchListMetadata(interviewTipListing, list.query, {
    title: 'Job interview tips',
    description: INTRO,
  })
}

/** `next.config.ts` and the middleware rewrite `/job-interview-tips` to this (architecture §4). */
export default async function InterviewTipsPage({ params }: Props) {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return <UnavailableNotice />
  if (list === null) return <Missing />
  return (
    <SearchShell
      title="Interview tips"
      intro={INTRO}
      one="tip"
      many="tips"
      placeholder="Weakness, salary, online"
      listing={interviewTipListing}
      list={list}
    >
      <ArticleRows articles={list.page.data} hrefOf={routes.interviewTip} />
    </SearchShell>
  )
}

const getList = async (params: Props['params']) =>
  readSearchList(interviewTipListing, (await params).query, readInterviewTips)
