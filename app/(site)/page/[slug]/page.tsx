import type { Metadata } from 'next'
import { FaqSection } from '@/components/help/faq-section'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { ContentPage } from '@/components/pages/content-page'
import { type Page, pageSlug } from '@/lib/contract/reading/page'
import { readFaqs } from '@/lib/server/data/faqs'
import { readContentPages, readPage } from '@/lib/server/data/pages'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSite } from '@/lib/server/data/settings'
import { detailMetadata } from '@/lib/server/seo/detail-metadata'
import { toSiteUrl } from '@/lib/server/site-url'
import { CONTENT_PAGES, FAQ_PAGE } from '@/lib/shared/content-pages'
import { routes } from '@/lib/shared/routes'
import { Missing, missingMetadata } from '../../../missing'

type Props = { readonly params: Promise<{ slug: string }> }

/** Other pages of the API are made when first visited. */
export function generateStaticParams() {
  return CONTENT_PAGES.map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getPage(params), readSite()]), null)
  if (read === null) return {}
  const [page, site] = read
  return page === null ? missingMetadata : detailMetadata(page, routes.page(page.slug), site.name)
}

/** The page of questions lists them all (spec §2). */
export default async function SlugPage({ params }: Props) {
  const read = await orUnavailable(Promise.all([getPage(params), readContentPages()]), undefined)
  if (read === undefined) return <UnavailableNotice />
  const [page, pages] = read
  if (page === null) return <Missing />
  const faqs = page.slug === FAQ_PAGE ? await orUnavailable(readFaqs({ limit: 100 }), null) : null
  return (
    <ContentPage page={page} pages={pages} toUrl={toSiteUrl}>
      {faqs !== null && faqs.data.length > 0 && (
        <FaqSection faqs={faqs.data} path={routes.page(page.slug)} />
      )}
    </ContentPage>
  )
}

async function getPage(params: Props['params']): Promise<Page | null> {
  const { slug } = await params
  return pageSlug.safeParse(slug).success ? readPage(slug) : null
}
