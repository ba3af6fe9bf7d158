import { createArticlePage } from '@/app/_page-factories/article-page'
import { byIdOrSlug } from '@/app/_page-factories/item-address'
import { readInterviewTip, readInterviewTips } from '@/lib/server/queries/articles'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'

const page = createArticlePage({
  address: byIdOrSlug({
    read: readInterviewTip,
    readList: readInterviewTips,
    toPath: routes.interviewTip,
  }),
  list: { name: 'Interview tips', href: routes.interviewTips, all: 'All interview tips' },
  hrefOf: routes.interviewTip,
  toPicture: itemPictures['job-interview-tips'].toPicture,
  prefix: 'tip',
  type: 'Article',
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
