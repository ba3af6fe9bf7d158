import type { Metadata } from 'next'
import { ArticleContents } from '@/components/articles/article-contents'
import { SearchShell } from '@/components/articles/search-shell'
import { FaqList } from '@/components/help/faq-list'
import { HelpAside } from '@/components/help/help-aside'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readFaqs } from '@/lib/server/data/faqs'
import { readContentPages } from '@/lib/server/data/pages'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSearchList } from '@/lib/server/listing/search-list'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import { groupFaqs } from '@/lib/shared/articles/faq-topics'
import { faqListing } from '@/lib/shared/listing/listings'
import { EVERYTHING } from '@/lib/shared/listing/packed-query'
import { routes } from '@/lib/shared/routes'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

const INTRO = 'Short answers about searching, applying, your account, files and messages.'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return {}
  if (list === null) return missingMetadata
  return searchListMetadata(faqListing, list.query, { title: 'Help centre', description: INTRO })
}

/** `next.config.ts` and the middleware rewrite `/help-center` to this (architecture §4). */
export default async function HelpCenterPage({ params }: Props) {
  const read = await orUnavailable(Promise.all([getList(params), readContentPages()]), undefined)
  if (read === undefined) return <UnavailableNotice />
  const [list, pages] = read
  if (list === null) return <Missing />
  const isSearch = list.query.filters.searchText !== undefined
  const topics = groupFaqs(list.page.data, 'help')
  return (
    <SearchShell
      title="Help centre"
      intro={INTRO}
      one="question"
      many="questions"
      placeholder="Password, CV, closing day"
      listing={faqListing}
      list={list}
    >
      <div className="article-columns">
        {!isSearch && (
          <ArticleContents
            contents={topics.map(({ id, topic }) => ({ id, words: topic, level: 2 }))}
          />
        )}
        <div className="article-text">
          <FaqList topics={topics} isOpen={isSearch} path={routes.helpCenter} />
        </div>
        <HelpAside pages={pages} />
      </div>
    </SearchShell>
  )
}

const getList = async (params: Props['params']) =>
  readSearchList(faqListing, (await params).query, readFaqs)
