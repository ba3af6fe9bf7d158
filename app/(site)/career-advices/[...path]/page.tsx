import { byNumberOrName } from '@/app/_makers/address'
import { articlePage } from '@/app/_makers/article-page'
import { readCareerAdvice, readCareerAdviceList } from '@/lib/server/data/career-advice'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'

const page = articlePage({
  address: byNumberOrName({
    read: readCareerAdvice,
    readList: readCareerAdviceList,
    toPath: routes.careerAdvice,
  }),
  list: { name: 'Career advice', href: routes.careerAdviceList, all: 'All career advice' },
  hrefOf: routes.careerAdvice,
  toPicture: itemPictures['career-advices'].toPicture,
  prefix: 'advice',
  type: 'Article',
  viewed: '/v1/careers-advice',
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
