import type { APIResponse } from '@playwright/test'
import { requireDemoJob } from '../fixtures/demo-job'
import { chooseLocales, locales } from '../fixtures/locales'
import { expectPageHeaders } from '../fixtures/security-headers'
import { expect, test } from '../fixtures/web-before-api'
import { readWords } from '../fixtures/words'
import { FOREIGN, type FrontAnswer, refusal } from '../product/front-answers'
import { oddAnswers } from '../product/odd-answers'

const answers: readonly (readonly [string, FrontAnswer])[] = [
  ...Object.entries(oddAnswers),
  // Responses meant for a browser, sent to the server.
  ['900', refusal(900)],
  ['650', refusal(650)],
]

/** The first job whose page only these tests open on this web app. */
const FIRST_UNSEEN = 10

/** A complete page: header with search, advice, footer. */
async function expectUnavailable(reply: APIResponse, what: string): Promise<void> {
  expect(reply.status(), what).toBe(503)
  const { 'retry-after': retry, 'cache-control': cache } = reply.headers()
  expect(Number(retry), what).toBeGreaterThan(0)
  expect(cache, what).toContain('no-store')
  expectPageHeaders(reply)
  const html = await reply.text()
  expect(html, what).not.toContain(FOREIGN)
  for (const part of ['<header', 'name="searchText"', '<footer']) expect(html, what).toContain(part)
  const words = readWords(html)
  expect(words, what).toContain('We could not load this page')
  expect(words, what).toContain('Please try again in a moment.')
}

for (const [place, [name, answer]] of answers.entries()) {
  test(`${name}: cached pages stay, others show an error and load once the API has recovered`, async ({
    request,
    web,
  }) => {
    const { path } = await requireDemoJob(request, FIRST_UNSEEN + place)
    const seen = ['/', '/jobs', '/en/internships']
    for (const each of seen) expect((await request.get(each)).status(), each).toBe(200)

    web.front.answer(/^GET /, answer)
    for (const each of seen) {
      const reply = await request.get(each)
      expect(reply.status(), each).toBe(200)
      expect(await reply.text(), each).not.toContain(FOREIGN)
    }
    const unseen = locales.flatMap((locale) => [
      `${locale}/jobs?searchText=${encodeURIComponent(`unseen ${place}`)}`,
      locale + path,
    ])
    // Concurrently, since each waits as long as the web app does.
    const replies = await Promise.all(unseen.map((each) => request.get(each)))
    for (const reply of replies) await expectUnavailable(reply, reply.url())

    web.front.heal()
    for (const each of unseen) {
      await expect.poll(async () => (await request.get(each)).status(), each).toBe(200)
    }
  })
}

for (const [place, locale] of chooseLocales('/en').entries()) {
  test(`during an outage an error page offers a cached search and a retry ${locale}`, async ({
    page,
    request,
    web,
    faults,
  }) => {
    const { path, title } = await requireDemoJob(request, FIRST_UNSEEN + answers.length + place)
    const search = '/jobs?searchText=engineer'
    expect((await request.get(search)).status()).toBe(200)
    web.front.answer(/^GET /, refusal(500))
    expect((await page.goto(locale + path))?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: 'We could not load this page' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText(FOREIGN)).toHaveCount(0)
    await page.getByRole('main').getByRole('searchbox', { name: 'Search jobs' }).fill('engineer')
    await page.keyboard.press('Enter')
    await page.waitForURL(web.url + locale + search)
    const results = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
    await expect(results.first()).toBeVisible()

    await page.goto(locale + path)
    web.front.heal()
    await expect(async () => {
      const heading = page.getByRole('heading', { level: 1, name: title })
      const again = page.getByRole('link', { name: 'Try again' })
      if (!(await heading.isVisible())) await again.click({ timeout: 5000 })
      await expect(heading).toBeVisible({ timeout: 5000 })
    }).toPass()
    // Faults of the requests that islands made meanwhile.
    faults.forgive(/^status 503: \S+\/upstream\//)
  })
}
