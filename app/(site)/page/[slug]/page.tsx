import { itemPage } from '@/app/_makers/item-page'
import { FaqSection } from '@/components/help/faq-section'
import { ContentPage } from '@/components/pages/content-page'
import { pageSlug } from '@/lib/contract/articles/page'
import { MAX_LIMIT } from '@/lib/contract/common'
import { readFaqs } from '@/lib/server/data/faqs'
import { readContentPages, readPage } from '@/lib/server/data/pages'
import { orWithout } from '@/lib/server/reading/reading'
import { detailMetadata } from '@/lib/server/seo/detail-metadata'
import { toSiteUrl } from '@/lib/server/site-url'
import { CONTENT_PAGES, FAQ_PAGE } from '@/lib/shared/content-pages'
import { routes } from '@/lib/shared/routes'

const page = itemPage({
  address: {
    standIns: CONTENT_PAGES.map((slug) => ({ slug })),
    find: async ({ slug }: { slug: string }) =>
      pageSlug.safeParse(slug).success ? readPage(slug) : null,
    toPath: ({ slug }) => routes.page(slug),
  },
  toMetadata: detailMetadata,
  show: async (content, path) => {
    const pages = await orWithout(readContentPages(), [])
    const hasFaqs = content.slug === FAQ_PAGE
    const faqs = hasFaqs ? await orWithout(readFaqs({ limit: MAX_LIMIT }), null) : null
    return (
      <ContentPage page={content} pages={pages} toUrl={toSiteUrl}>
        {faqs !== null && faqs.data.length > 0 && <FaqSection faqs={faqs.data} path={path} />}
      </ContentPage>
    )
  },
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
