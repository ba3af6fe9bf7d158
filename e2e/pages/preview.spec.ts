import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { aDraft, toFragment } from '@/tests/support/vacancy-draft'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

/** The employer site of a product on localhost (spec §1); the pages that send drafts are mocked here. */
const EMPLOYERS = 'http://localhost:4200'

for (const locale of chooseLocales('/en')) {
  for (const path of ['/job-preview', '/internship-preview']) {
    test(`${locale}${path} shows the draft in its fragment`, async ({ page }) => {
      await page.goto(locale + path + toFragment({ ...aDraft, title: 'វិស្វករ Bridge Engineer' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('វិស្វករ Bridge Engineer')
      await expect(page.getByText('Preview: only you can see this.')).toBeVisible()
      await expect(page.getByText('$700–1,100')).toBeVisible()
    })
  }
}

test('without a draft it explains itself, and is excluded from search engines', async ({
  page,
  request,
}) => {
  await page.goto('/job-preview')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview of a job')
  const html = await (await request.get('/job-preview')).text()
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
})

test('it says that it needs JavaScript when there is none', async ({ request }) => {
  const html = await (await request.get('/internship-preview')).text()
  expect(html).toMatch(/<noscript>.*The preview needs JavaScript.*<\/noscript>/)
})

test('an invalid draft is reported field by field', async ({ page }) => {
  await page.goto(`/job-preview${toFragment({ ...aDraft, title: 7, applyUrl: 'javascript:x' })}`)
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be shown' })
  await expect(alert).toContainText('2 things are missing or wrong')
  await expect(alert).toContainText('title')
  await expect(alert).toContainText('applyUrl')
})

test('a fragment without a draft is reported', async ({ page }) => {
  await page.goto('/job-preview#draft=%%%')
  await expect(page.getByText('not JSON in base64url')).toBeVisible()
})

test('a script in the text does not run, and is removed', async ({ page, faults }) => {
  const description = `<p>Build <script>window.ran = 1</script><img src="x" onerror="window.ran = 1">
    <a href="https://x.example/?>វិស្វករ<img src=x onerror='window.ran = 1'>">odd</a> bridges</p>`
  await page.goto(`/job-preview${toFragment({ ...aDraft, description })}`)
  await expect(page.getByText('bridges', { exact: false }).first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  await expect(page.locator('.prose').locator('script, img')).toHaveCount(0)
  // Chromium reports such an attribute even when it only parses it, in a document that runs nothing.
  const expected = faults.seen.filter((fault) => /script-src-attr inline|event handler/.test(fault))
  for (const fault of expected) faults.seen.splice(faults.seen.indexOf(fault), 1)
})

test.describe('by postMessage', () => {
  test('a draft of the employer site is requested and shown', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.route(`${EMPLOYERS}/**`, (route) => route.fulfill(blankPage))
    await page.goto(EMPLOYERS)
    const preview = await openPreview(page, `${baseURL}/job-preview`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Bridge Engineer')
  })

  test('a draft from any other origin is ignored', async ({ page, baseURL, faults }) => {
    const otherServer = createServer((_, reply) => {
      reply.setHeader('content-type', blankPage.contentType).end(blankPage.body)
    }).listen()
    const { port } = otherServer.address() as AddressInfo
    await page.goto(`http://localhost:${port}`)
    const preview = await openPreview(page, `${baseURL}/job-preview`)
    await recordMessages(preview)
    await sendDraft(page)
    await expect.poll(() => listSenders(preview)).toEqual([`http://localhost:${port}`])
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Preview of a job')
    // The fragment still works, so the message before it was ignored.
    // Repeated if the router restores the original URL while it starts.
    await expect(async () => {
      await preview.evaluate(
        (hash) => {
          window.location.hash = ''
          window.location.hash = hash
        },
        toFragment({ ...aDraft, title: 'The honest one' }),
      )
      const heading = preview.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('The honest one', { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    otherServer.close()
    // The browser logs that the message was meant for another origin.
    for (const fault of faults.seen.splice(0)) expect(fault).toContain("'postMessage'")
  })
})

test('only previews can communicate with an opener on another origin', async ({
  page,
  baseURL,
  faults,
}) => {
  const otherServer = createServer((_, reply) => {
    reply.setHeader('content-type', blankPage.contentType).end(blankPage.body)
  }).listen()
  const { port } = otherServer.address() as AddressInfo
  await page.goto(`http://localhost:${port}`)
  const isTied = async (path: string) => {
    const opened = await openPreview(page, `${baseURL}${path}`)
    const here = await opened.evaluate(() => window.opener !== null)
    const there = await page.evaluate(() => {
      const handle: unknown = Reflect.get(window, 'preview')
      return typeof handle === 'object' && handle !== null && !Reflect.get(handle, 'closed')
    })
    return [here, there]
  }
  expect(await isTied('/job-preview')).toEqual([true, true])
  expect(await isTied('/en/internship-preview')).toEqual([true, true])
  expect(await isTied('/info')).toEqual([false, false])
  expect(await isTied('/login')).toEqual([false, false])
  otherServer.close()
  // The browser logs that the message was meant for another origin.
  for (const fault of faults.seen.splice(0)) expect(fault).toContain("'postMessage'")
})

const blankPage = { contentType: 'text/html', body: '<!doctype html><title>Employers</title>' }

/** Opens the preview like the employer site, which sends the draft to a window that says it is ready. */
async function openPreview(page: Page, address: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate(
    ({ url, draft }) => {
      const preview = window.open(url)
      Reflect.set(window, 'preview', preview)
      window.addEventListener('message', ({ data }) => {
        if (data.type === 'preview-ready')
          preview?.postMessage({ type: 'preview-draft', draft }, '*')
      })
    },
    { url: address, draft: aDraft },
  )
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  return preview
}

async function recordMessages(preview: Page): Promise<void> {
  await preview.evaluate(() => {
    const senders: string[] = []
    Reflect.set(window, 'senders', senders)
    window.addEventListener('message', ({ origin, data }) => {
      if (data.type === 'preview-draft') senders.push(origin)
    })
  })
}

/** Origins of the drafts that arrived. */
function listSenders(preview: Page): Promise<unknown> {
  return preview.evaluate(() => Reflect.get(window, 'senders'))
}

/** Sends the draft without being asked. */
async function sendDraft(page: Page): Promise<void> {
  await page.evaluate((draft) => {
    const preview: unknown = Reflect.get(window, 'preview')
    const send =
      typeof preview === 'object' && preview !== null && Reflect.get(preview, 'postMessage')
    if (typeof send === 'function') send.call(preview, { type: 'preview-draft', draft }, '*')
  }, aDraft)
}
