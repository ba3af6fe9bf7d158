import { getMeasurementId } from '@/backend/areas/site-info/measurement-id'
import { notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { advertisementEndpoints } from '@/lib/contract/articles/advertisement'
import { faqEndpoints } from '@/lib/contract/articles/faq'
import { pageEndpoints } from '@/lib/contract/articles/page'
import { googleAnalyticEndpoints } from '@/lib/contract/site/google-analytic'
import * as advertisements from './advertisements'
import * as faqs from './faqs'
import * as pages from './pages'

const NO_PAGE = notFound('page')

export function mountPageRoutes(context: RouteContext): void {
  const { db } = context

  mount(
    context,
    pageEndpoints.get,
    async ({ params }) => (await pages.getPage(db, params.slug)) ?? NO_PAGE,
  )

  mount(
    context,
    pageEndpoints.howToApply,
    async () => (await pages.getPage(db, 'how-to-apply')) ?? NO_PAGE,
  )

  mount(context, faqEndpoints.list, ({ query }) => faqs.listFaqs(db, query))

  mount(
    context,
    advertisementEndpoints.get,
    async ({ params }) =>
      (await advertisements.getAdvertisement(db, params.id)) ?? notFound('advertisement'),
  )

  mount(context, googleAnalyticEndpoints.get, async () => ({
    measurementId: await getMeasurementId(db),
  }))
}
