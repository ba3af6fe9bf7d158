import { getMeasurementId } from '@/backend/areas/site/measurement-id'
import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { getAdvertisement } from '@/lib/contract/reading/advertisement'
import { listFaqs } from '@/lib/contract/reading/faq'
import { getHowToApply, getPage } from '@/lib/contract/reading/page'
import { getGoogleAnalytic } from '@/lib/contract/site/google-analytic'
import * as advertisements from './advertisements'
import * as faqs from './faqs'
import * as pages from './pages'

const NO_PAGE = missing('page')

/** Content pages, questions and answers, advertisements. */
export function mountPageRoutes(context: RouteContext): void {
  const { db } = context

  mount(context, getPage, async ({ params }) => (await pages.getPage(db, params.slug)) ?? NO_PAGE)

  mount(context, getHowToApply, async () => (await pages.getPage(db, 'how-to-apply')) ?? NO_PAGE)

  mount(context, listFaqs, ({ query }) => faqs.listFaqs(db, query))

  mount(
    context,
    getAdvertisement,
    async ({ params }) =>
      (await advertisements.getAdvertisement(db, params.id)) ?? missing('advertisement'),
  )

  mount(context, getGoogleAnalytic, async () => ({ measurementId: await getMeasurementId(db) }))
}
