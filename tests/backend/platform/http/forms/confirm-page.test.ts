import { beforeEach, expect, test } from 'vitest'
import { setting } from '@/backend/db/schema/content'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { toConfirmPage } from '@/backend/platform/http/forms/confirm-page'
import { provideApi, provideApp } from '@/tests/support/app'

const { db, api } = provideApi()
const demo = provideApp({ db }, undefined, { isDemo: true })
const page = { title: 'End <these> mails?', text: 'No & more.' }

beforeEach(async () => {
  await db.delete(setting)
})

test('has a button when it asks, and escapes its texts', () => {
  const html = toConfirmPage({ ...page, button: 'End & go' }).render({
    siteName: 'Angkor & Jobs',
    isDemo: false,
  })
  expect(html).toContain('<p>No &amp; more.</p>')
  expect(html).toContain('<form method="post"><button type="submit">End &amp; go</button></form>')
  expect(html).toContain('<title>End &lt;these&gt; mails? | Angkor &amp; Jobs</title>')
})

test('has no button when it only informs, and may have a link', () => {
  expect(toConfirmPage(page).content).not.toContain('<form')
  const { content } = toConfirmPage({ ...page, next: { words: 'Go <on>', path: '/jobs?a=1&b=2' } })
  expect(content).toContain('<p><a href="/jobs?a=1&amp;b=2">Go &lt;on&gt;</a></p>')
  expect(content).not.toContain('<form')
})

test.each([
  ['by the name in the settings', 'Angkor <Jobs>', 'Angkor &lt;Jobs&gt;'],
  ['by its host when it has no name', null, 'www.visvakor.example'],
])('names the site %s, also when the link has expired', async (...row) => {
  const [, value, shown] = row
  if (value !== null) await db.insert(setting).values({ key: 'Site Name', value })
  const [reader] = await db
    .insert(newsletterSubscription)
    .values({ email: `${shown.length}@example.com`, subscribedAt: api.clock.now() })
    .returning()
  const open = async (token: string) => {
    const url = `/v1/subscriptions/confirm?token=${token}`
    const { body } = await api.app.inject({ url, headers: { accept: 'text/html' } })
    return body
  }
  const html = await open(reader?.token ?? '')
  expect(html).toContain('Yes, subscribe')
  expect(html).toContain(`<title>Newsletter | ${shown}</title>`)
  for (const token of ['00000000-0000-4000-8000-000000000000', 'none']) {
    expect(await open(token)).toContain(`<title>This link no longer works | ${shown}</title>`)
  }
})

test('marks each page behind a mailed link as a demo on a board with invented content only', async () => {
  const readPages = async (app: typeof api) => {
    const [reader] = await db
      .insert(newsletterSubscription)
      .values({ email: `demo${app === demo}@example.com`, subscribedAt: app.clock.now() })
      .returning()
    const url = '/v1/subscriptions/confirm'
    const headers = { accept: 'text/html' }
    const pages = [
      await app.app.inject({ url: `${url}?token=${reader?.token}`, headers }),
      await app.app.inject({ url: `${url}?token=none`, headers }),
      await app.app.inject({ method: 'POST', url: `${url}?token=${reader?.token}`, headers }),
    ]
    return pages.map(({ body }) => body)
  }
  for (const page of await readPages(demo))
    expect(page).toContain('Demo: all listings are invented.')
  for (const page of await readPages(api)) expect(page).not.toContain('Demo')
})
