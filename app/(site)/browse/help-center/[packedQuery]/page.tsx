import { createSearchPage } from '@/app/_page-factories/search-page'
import { ArticleContents } from '@/components/articles/article-contents'
import { FaqList } from '@/components/help/faq-list'
import { HelpAside } from '@/components/help/help-aside'
import { orPartial } from '@/lib/server/cache/query-result'
import { readContentPages, readFaqs } from '@/lib/server/queries/articles'
import { groupFaqs } from '@/lib/shared/articles/faq-topics'
import { faqListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'

const page = createSearchPage({
  listing: faqListing,
  readPage: readFaqs,
  heading: 'Help centre',
  title: 'Help centre',
  intro: 'Short answers about searching, applying, your account, files and messages.',
  one: 'question',
  many: 'questions',
  placeholder: 'Password, CV, closing date',
  render: async (faqs, { filters: { searchText } }) => {
    const isSearch = searchText !== undefined
    const topics = groupFaqs(faqs, 'help')
    return (
      <div className="article-columns">
        {!isSearch && (
          <ArticleContents
            contents={topics.map(({ id, topic }) => ({ id, words: topic, level: 2 }))}
          />
        )}
        <div className="article-text">
          <FaqList topics={topics} isOpen={isSearch} path={routes.helpCenter} />
        </div>
        <HelpAside pages={await orPartial(readContentPages(), [])} />
      </div>
    )
  },
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
