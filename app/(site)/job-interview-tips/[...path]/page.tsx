import { byNumberOrName } from '@/app/_makers/address'
import { articlePage } from '@/app/_makers/article-page'
import { readInterviewTip, readInterviewTips } from '@/lib/server/data/interview-tips'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'

const page = articlePage({
  address: byNumberOrName({
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
