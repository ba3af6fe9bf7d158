import type { APIRequestContext } from '@playwright/test'
import { newsEndpoints } from '@/lib/contract/articles/article'
import { FAQ_PAGE } from '@/lib/shared/content-pages'
import { routes } from '@/lib/shared/routes'
import { listDemoJobs, requireDemoJob } from '../fixtures/demo-job'
import { requireDemoPath } from '../fixtures/demo-path'
import { productApiUrl } from '../fixtures/product'
import { expect, test } from '../fixtures/web-before-api'
import { readWords } from '../fixtures/words'
import { FOREIGN, refusal } from '../product/front-answers'

type Case = {
  readonly name: string
  readonly find: (request: APIRequestContext) => Promise<{
    readonly path: string
    /** Text of the main content, which is there whatever else is missing. */
    readonly main: string
  }>
  /** Calls that the page can do without. */
  readonly parts: readonly RegExp[]
  /** The call that the page needs; none where it needs none. */
  readonly essential?: RegExp
}

/** Part of the frame of every page. */
const SETTINGS = /^GET \/v1\/(?:setting|google-analytic)/
const ADVERTISEMENT = /^GET \/v1\/advertisements\//
const LOOKUPS = /^GET \/v1\/job-locations/
const FACETS = /^GET \/v1\/job\/facets/
const ROWS = /^GET \/v1\/job\?.*limit=20/

async function requireEmployer(request: APIRequestContext) {
  const { company } = await requireDemoJob(request)
  return company
}

const cases: readonly Case[] = [
  {
    name: 'home',
    find: async (request) => {
      const { data } = await listDemoJobs(request, { sort: 'closing' })
      return { path: '/', main: data[0]?.title ?? '' }
    },
    parts: [
      SETTINGS,
      ADVERTISEMENT,
      LOOKUPS,
      /^GET \/v1\/dashboard/,
      /^GET \/v1\/department/,
      /^GET \/v1\/company\/featured/,
      /^GET \/v1\/company\/ministry-featured/,
      /^GET \/v1\/university\/featured/,
      /^GET \/v1\/careers-advice/,
      /^GET \/v1\/news/,
      /^GET \/v1\/internship/,
      /^GET \/v1\/scholarship/,
    ],
    essential: /^GET \/v1\/job\?.*sort=closing/,
  },
  {
    name: 'a listing',
    find: async (request) => {
      const { title } = await requireDemoJob(request)
      return { path: '/jobs', main: title }
    },
    parts: [SETTINGS, LOOKUPS, FACETS],
    essential: ROWS,
  },
  {
    name: 'a listing with filters',
    find: async (request) => {
      const { id } = await requireEmployer(request)
      const { data } = await listDemoJobs(request, { companyId: id, locationId: 1 })
      const main = data[0]?.title ?? 'match your filters'
      return { path: `/jobs?companyId=${id}&locationId=1`, main }
    },
    parts: [SETTINGS, LOOKUPS, FACETS, /^GET \/v1\/company\/\d/],
    essential: ROWS,
  },
  {
    name: 'a place with a page of its own',
    find: async (request) => {
      const { data } = await listDemoJobs(request, { locationId: 1 })
      return { path: '/jobs/in/phnom-penh', main: data[0]?.title ?? '' }
    },
    parts: [SETTINGS, FACETS, /^GET \/v1\/job\/landings/, /^GET \/v1\/job\/overview/],
    essential: ROWS,
  },
  {
    name: 'a search that finds nothing',
    find: async () => ({
      path: '/jobs?locationId=1&searchText=qxqzqxqz',
      main: 'No jobs match your filters',
    }),
    parts: [SETTINGS, LOOKUPS, FACETS, /^GET \/v1\/job\?.*limit=1(&|$)/],
    essential: ROWS,
  },
  {
    name: 'a job',
    find: async (request) => {
      const { path, title } = await requireDemoJob(request, 2)
      return { path, main: title }
    },
    parts: [SETTINGS, ADVERTISEMENT, /^GET \/v1\/job\/\d+\/similar/, /^GET \/v1\/major\/\d/],
    essential: /^GET \/v1\/job\/\d+$/,
  },
  {
    name: 'an employer',
    find: async (request) => {
      const company = await requireEmployer(request)
      return { path: routes.company(company), main: company.name }
    },
    parts: [SETTINGS, ADVERTISEMENT, /^GET \/v1\/job\?/, /^GET \/v1\/internship\?/],
    essential: /^GET \/v1\/company\/\d/,
  },
  {
    name: 'a major',
    find: async () => {
      const { major } = await requireDemoPath()
      return { path: routes.major(major), main: major.name }
    },
    parts: [
      SETTINGS,
      ADVERTISEMENT,
      /^GET \/v1\/job\?/,
      /^GET \/v1\/internship\?/,
      /^GET \/v1\/scholarship\?/,
    ],
    essential: /^GET \/v1\/major\/\d/,
  },
  {
    name: 'a university',
    find: async () => {
      const { university } = await requireDemoPath()
      return { path: routes.university(university), main: university.name }
    },
    parts: [SETTINGS, ADVERTISEMENT, /^GET \/v1\/scholarship\?/],
    essential: /^GET \/v1\/university\/\d/,
  },
  {
    name: 'the help centre',
    find: async () => ({ path: routes.helpCenter, main: 'How am I notified of new listings?' }),
    parts: [SETTINGS, /^GET \/v1\/page\//],
    essential: /^GET \/v1\/faq/,
  },
  {
    name: 'an article',
    find: async (request) => {
      const reply = await request.get(productApiUrl() + newsEndpoints.list.path)
      const [article] = newsEndpoints.list.reply.parse(await reply.json()).data
      if (!article) throw new Error('The demo content has no news.')
      return { path: routes.newsArticle(article), main: article.title }
    },
    parts: [SETTINGS],
    essential: /^GET \/v1\/news\/\d/,
  },
  {
    name: 'a page with questions',
    find: async () => ({ path: routes.page(FAQ_PAGE), main: 'Frequently asked questions' }),
    parts: [SETTINGS, /^GET \/v1\/faq/, /^GET \/v1\/page\/about-us/],
    essential: /^GET \/v1\/page\/frequently/,
  },
  {
    name: 'how it works',
    find: async () => ({ path: routes.info, main: 'Free to read, without an account.' }),
    parts: [SETTINGS, /^GET \/v1\/dashboard/, /^GET \/v1\/how-to-apply/],
  },
  {
    name: 'the form to write to us',
    find: async () => ({ path: routes.contactUs, main: 'Contact us' }),
    parts: [SETTINGS],
  },
]

for (const { name, find, parts, essential } of cases) {
  test(`${name}: works without its optional parts for one visitor, and with them once they can be read`, async ({
    request,
    web,
  }) => {
    const { path, main } = await find(request)
    await web.forget()
    // Failures of an earlier test are cached for a second.
    await expect.poll(() => readShared(request, path)).toContain(main)
    const whole = await readShared(request, path)

    for (const part of parts) web.front.answer(part, refusal(500))
    // The page cached before stays unchanged.
    expect(await readShared(request, path)).toBe(whole)

    await web.forget()
    const reply = await request.get(path)
    expect(reply.status()).toBe(200)
    expect(reply.headers()['cache-control']).toBe('private, no-store')
    const html = await reply.text()
    expect(html).not.toContain(FOREIGN)
    expect(readWords(html)).toContain(main)

    web.front.heal()
    await expect.poll(() => readShared(request, path)).toBe(whole)
  })

  if (essential === undefined) continue
  test(`${name}: shows an error without its main content`, async ({ request, web }) => {
    const { path } = await find(request)
    await web.forget()
    web.front.answer(essential, refusal(500))
    const reply = await request.get(path)
    expect(reply.status()).toBe(503)
    expect(reply.headers()['cache-control']).toContain('no-store')
    expect(readWords(await reply.text())).toContain('We could not load this page')
  })
}

test('a missing page is still a 404 when the settings of its frame cannot be read', async ({
  request,
  web,
}) => {
  await web.forget()
  web.front.answer(SETTINGS, refusal(500))
  const reply = await request.get('/no-such-page')
  expect(reply.status()).toBe(404)
  expect(reply.headers()['cache-control']).toBe('private, no-store')
  expect(readWords(await reply.text())).toContain('The page you are looking for does not exist.')
})

/** The text of a page from a shared response; empty for a partial one. */
async function readShared(request: APIRequestContext, path: string): Promise<string> {
  const reply = await request.get(path)
  const isShared = reply.headers()['cache-control']?.includes('s-maxage') === true
  return isShared ? readWords(await reply.text()) : ''
}
