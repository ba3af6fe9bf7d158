import { createDetailPage } from '@/app/_page-factories/detail-page'
import { FaqSection } from '@/components/help/faq-section'
import { ContentPage } from '@/components/pages/content-page'
import { pageSlug } from '@/lib/contract/articles/page'
import { MAX_LIMIT } from '@/lib/contract/common'
import { orPartial } from '@/lib/server/cache/query-result'
import { readContentPages, readFaqs, readPage } from '@/lib/server/queries/articles'
import { detailMetadata } from '@/lib/server/seo/item-metadata'
import { toSiteUrl } from '@/lib/server/site-url'
import { CONTENT_PAGES, FAQ_PAGE } from '@/lib/shared/content-pages'
import { routes } from '@/lib/shared/routes'

const page = createDetailPage({
  address: {
    staticParams: CONTENT_PAGES.map((slug) => ({ slug })),
    findOrRedirect: async ({ slug }: { slug: string }) =>
      pageSlug.safeParse(slug).success ? readPage(slug) : null,
    toPath: ({ slug }) => routes.page(slug),
  },
  toMetadata: detailMetadata,
  render: async (content, path) => {
    const pages = await orPartial(readContentPages(), [])
    const hasFaqs = content.slug === FAQ_PAGE
    const faqs = hasFaqs ? await orPartial(readFaqs({ limit: MAX_LIMIT }), null) : null
    return (
      <ContentPage page={content} pages={pages} toUrl={toSiteUrl}>
        {faqs !== null && faqs.data.length > 0 && <FaqSection faqs={faqs.data} path={path} />}
      </ContentPage>
    )
  },
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
