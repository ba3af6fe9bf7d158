import { requireDemoJob } from '../fixtures/demo-job'
import { expect, test } from '../fixtures/web-before-api'
import { readWords } from '../fixtures/words'

test.describe.configure({ mode: 'serial' })

test('a crawler that runs no scripts is not counted as a visitor', async ({ request, web }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  const before = web.front.calls.length
  for (const path of ['/', '/jobs', '/en/jobs', '/jobs?page=4']) {
    expect((await request.get(web.url + path, { headers })).status(), path).toBe(200)
  }
  const calls = web.front.calls.slice(before)
  expect(calls.length).toBeGreaterThan(0)
  const counting = calls.filter((call) => /^PUT|visitor-counter/.test(call))
  expect(counting).toEqual([])
})

test('while the API is down, cached pages stay and others show an error', async ({
  request,
  web,
}) => {
  const { path } = await requireDemoJob(request, 2)
  const seen = ['/', '/jobs', '/jobs?page=2', path, '/en/jobs', '/jobs/999999999']
  const before = new Map<string, number>()
  for (const page of seen) before.set(page, (await request.get(web.url + page)).status())

  await web.front.kill()

  for (const page of seen) {
    const reply = await request.get(web.url + page)
    expect(reply.status(), page).toBe(before.get(page))
    expect(readWords(await reply.text()).length, page).toBeGreaterThan(100)
  }
  const unseen = await request.get(`${web.url}/jobs?page=5`)
  expect(unseen.status()).toBe(503)
  expect(Number(unseen.headers()['retry-after'])).toBeGreaterThan(0)
  const html = await unseen.text()
  for (const part of ['<header', 'name="searchText"', '<footer']) expect(html).toContain(part)
  expect(readWords(html).length).toBeGreaterThan(20)
  expect(unseen.headers()['cache-control']).not.toContain('s-maxage')
})
