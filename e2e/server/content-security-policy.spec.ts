import type { APIResponse, Page } from '@playwright/test'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
} from '@/lib/server/next-cache/content-security-policy.mjs'
import { requireDemoJob } from '../fixtures/demo-job'
import { readInlineScripts, toSource } from '../fixtures/inline-scripts'
import { chooseLocales, locales } from '../fixtures/locales'
import { findPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

function readScriptSources(reply: APIResponse): readonly string[] {
  const policy = reply.headers()['content-security-policy'] ?? ''
  const directive = policy.split(';').find((part) => part.trim().startsWith('script-src '))
  return directive?.trim().split(/\s+/).slice(1) ?? []
}

/**
 * Expects that the policy lets the inline scripts of this very answer run and nothing else inline.
 * Returns how many there are.
 */
async function expectStrict(page: Page, reply: APIResponse, what: string): Promise<number> {
  const sources = readScriptSources(reply)
  expect(sources, what).toContain("'self'")
  expect(sources.join(' '), what).not.toMatch(/unsafe|nonce|\*|https?:|data:|blob:/)
  const scripts = await readInlineScripts(page, await reply.text())
  for (const script of scripts) {
    expect(sources, `${what}: ${script.slice(0, 80)}`).toContain(toSource(script))
  }
  return scripts.length
}

test('responses allow their own scripts and no others', async ({ page, request, site }) => {
  const pages = await findPages(site)
  const parts = pages.map(({ path }) => path).filter((path) => !path.startsWith('/en'))
  const unseen = ['/jobs?searchText=bridge', '/jobs?searchText=pump', '/jobs/999999998']
  const addresses = [...parts, ...unseen, '/profile/resumes'].flatMap((part, place) =>
    chooseLocales(place % 2 === 0 ? '' : '/en').map(
      (locale) => locale + (part === '/' ? '' : part) || '/',
    ),
  )
  for (const address of addresses) {
    for (const turn of ['first', 'second']) {
      const what = `${turn} answer of ${address}`
      const scripts = await expectStrict(page, await request.get(address), what)
      expect(scripts, `inline scripts in the ${what}`).toBeGreaterThan(0)
    }
  }
})

for (const locale of locales) {
  test(`a redirect ${locale} allows no inline script`, async ({ page, request }) => {
    const { id } = await requireDemoJob(request, 5)
    const redirect = await request.get(`${locale}/jobs/${id}/wrong`, { maxRedirects: 0 })
    expect(redirect.status()).toBe(308)
    await expectStrict(page, redirect, 'redirect')
  })
}

test('the browser refuses a script injected by content', async ({ page, request, faults }) => {
  const reply = await request.get('/jobs')
  const hostile = [
    '<script>hit = 1</script>',
    '<script>self.__next_f.push([1,hit = 2])</script>',
    '<script>self.__next_f.push([1,"a"]);hit = 3</script>',
  ]
  const body = (await reply.text()).replace('</body>', () => `${hostile.join('')}</body>`)
  // As the page cache does with a page that has them.
  const policy = contentSecurityPolicy(inlineScriptHashes(body))
  const headers = { ...reply.headers(), 'content-security-policy': policy }
  await page.route('**/jobs', (route) => route.fulfill({ status: 200, headers, body }))
  await page.goto('/jobs')
  const refused = () => faults.seen.filter((fault) => fault.startsWith('policy violation: script'))
  await expect.poll(() => refused().length).toBe(hostile.length)
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  expect(faults.seen.filter((fault) => !/policy/i.test(fault))).toEqual([])
  faults.seen.length = 0
})
