import { createSearchPage } from '@/app/_page-factories/search-page'
import { ArticleRows } from '@/components/articles/article-rows'
import { readCareerAdviceList } from '@/lib/server/queries/articles'
import { careerAdviceListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'

const page = createSearchPage({
  listing: careerAdviceListing,
  readPage: readCareerAdviceList,
  heading: 'Career advice',
  title: 'Career advice for engineers',
  intro:
    'Short articles for students and young engineers: choosing, applying, starting out and growing.',
  one: 'article',
  many: 'articles',
  placeholder: 'CV, first job, salary',
  render: (articles) => <ArticleRows articles={articles} hrefOf={routes.careerAdvice} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
