import { careerAdviceEndpoints, interviewTipEndpoints } from '@/lib/contract/articles/article'
import { templateEndpoints } from '@/lib/contract/articles/document-template'
import { routes } from '@/lib/shared/routes'
import { toSlug } from '@/lib/shared/slug'
import { openApiOf } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

/** The lists whose items are found by id, by slug, or by both (spec §2). */
const lists = [
  {
    path: routes.careerAdviceList,
    endpoint: careerAdviceEndpoints.list,
    hrefOf: routes.careerAdvice,
  },
  { path: routes.interviewTips, endpoint: interviewTipEndpoints.list, hrefOf: routes.interviewTip },
  { path: routes.templates, endpoint: templateEndpoints.list, hrefOf: routes.template },
] as const

for (const { path, endpoint, hrefOf } of lists) {
  test(`items of ${path} are found by id and by slug`, async ({ site, request }) => {
    const { data } = await openApiOf(site).call(endpoint, { query: { limit: 1, offset: 3 } })
    const [item] = data
    if (item === undefined) throw new Error(`${path} needs four items`)
    const slug = toSlug(item.title)
    for (const short of [slug, `${item.id}`, `${item.id}/another-title`]) {
      const answer = await request.get(`${path}/${short}`, { maxRedirects: 0 })
      expect(answer.status(), short).toBe(308)
      expect(answer.headers().location, short).toBe(hrefOf(item))
    }
    expect((await request.get(hrefOf(item), { maxRedirects: 0 })).status()).toBe(200)
  })

  test(`${path} answers 404 for missing items`, async ({ request }) => {
    for (const wrong of ['no-such-title', '999999999', '0', 'constructor', '1/a/b']) {
      expect((await request.get(`${path}/${wrong}`)).status(), wrong).toBe(404)
    }
    expect((await request.get(`${path}?page=99`)).status()).toBe(404)
  })
}
