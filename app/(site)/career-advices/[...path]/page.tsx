import { createArticlePage } from '@/app/_page-factories/article-page'
import { byIdOrSlug } from '@/app/_page-factories/item-address'
import { readCareerAdvice, readCareerAdviceList } from '@/lib/server/queries/articles'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'

const page = createArticlePage({
  address: byIdOrSlug({
    read: readCareerAdvice,
    readList: readCareerAdviceList,
    toPath: routes.careerAdvice,
  }),
  list: { name: 'Career advice', href: routes.careerAdviceList, all: 'All career advice' },
  hrefOf: routes.careerAdvice,
  toPicture: itemPictures['career-advices'].toPicture,
  prefix: 'advice',
  type: 'Article',
  viewCountPath: '/v1/careers-advice',
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
