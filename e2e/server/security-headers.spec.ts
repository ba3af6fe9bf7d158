import type { APIRequestContext, APIResponse } from '@playwright/test'
import { listDemoJobs, requireDemoJob } from '../fixtures/demo-job'
import { locales } from '../fixtures/locales'
import {
  expectApiHeaders,
  expectBuiltHeaders,
  expectHeaders,
  expectPageHeaders,
} from '../fixtures/security-headers'
import { expect, test } from '../fixtures/test'

async function get(request: APIRequestContext, path: string, status = 200): Promise<APIResponse> {
  const reply = await request.get(path, { maxRedirects: 0 })
  expect(reply.status(), path).toBe(status)
  return reply
}

for (const locale of locales) {
  test(`pages, not-found pages and redirects have all of them ${locale}`, async ({ request }) => {
    const { id, path } = await requireDemoJob(request, 6)
    for (const page of ['/jobs', '/jobs?page=2', path, '/contact-us']) {
      expectPageHeaders(await get(request, locale + page))
    }
    for (const page of ['/no-such-page', '/jobs/999999999', '/en/en']) {
      expectPageHeaders(await get(request, locale + page, 404))
    }
    expectPageHeaders(await get(request, `${locale}/jobs/${id}/wrong`, 308))
    expectHeaders(await get(request, `${locale}/profile`, 307))
  })

  test(`only previews keep their opener, and only sign-in pages the windows they open ${locale}`, async ({
    request,
  }) => {
    for (const page of ['/job-preview', '/internship-preview']) {
      expectPageHeaders(await get(request, locale + page), 'unsafe-none')
    }
    for (const page of ['/login', '/get-started', '/registration', '/registration/phone-number']) {
      expectPageHeaders(await get(request, locale + page), 'same-origin-allow-popups')
    }
  })

  test(`other responses allow nothing inline ${locale}`, async ({ request }) => {
    const { data } = await listDemoJobs(request, { limit: 100 })
    const job = data.find(({ closingDate }) => closingDate !== null)
    expectHeaders(await get(request, `${locale}/jobs/${job?.id}/closing.ics`))
    expectHeaders(await get(request, `${locale}/session/providers`))
    expectHeaders(await get(request, `${locale}/auth/linkedin`, 404))
    expectHeaders(await get(request, `${locale}/contact-us/send`, 303))
    const foreign = await request.post(`${locale}/newsletter`)
    expect(foreign.status()).toBe(403)
    expectHeaders(foreign)
  })
}

test('files have them', async ({ request }) => {
  const html = await (await request.get('/jobs')).text()
  const files = new Set(html.match(/\/_next\/static\/[^" ]+\.(?:js|css|woff2)/g))
  expect([...files].map((file) => file.split('.').at(-1))).toEqual(
    expect.arrayContaining(['js', 'css', 'woff2']),
  )
  for (const file of files) expectBuiltHeaders(await get(request, file))
  for (const file of ['/default-avatar.svg', '/favicon.ico', '/manifest.webmanifest']) {
    expectHeaders(await get(request, file))
  }
})

test('API responses keep their own stricter ones', async ({ request }) => {
  expectApiHeaders(await get(request, '/upstream/v1/job'))
  expectApiHeaders(await get(request, '/upstream/v1/job/999999999', 404))
  // The web app itself rejects calls that the API does not have.
  expectHeaders(await get(request, '/upstream/nothing', 404))
})
