import { createSearchPage } from '@/app/_page-factories/search-page'
import { ArticleRows } from '@/components/articles/article-rows'
import { readInterviewTips } from '@/lib/server/queries/articles'
import { interviewTipListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'

const page = createSearchPage({
  listing: interviewTipListing,
  readPage: readInterviewTips,
  heading: 'Interview tips',
  title: 'Job interview tips',
  intro:
    'What interviewers ask engineers, what they want to hear, and how to prepare in one evening.',
  one: 'tip',
  many: 'tips',
  placeholder: 'Weakness, salary, online',
  render: (articles) => <ArticleRows articles={articles} hrefOf={routes.interviewTip} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
