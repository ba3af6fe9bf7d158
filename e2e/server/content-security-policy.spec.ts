import type { APIResponse, Page } from '@playwright/test'
import { requireDemoJob } from '../fixtures/demo-job'
import { readInlineScripts, toSource } from '../fixtures/inline-scripts'
import { locales } from '../fixtures/locales'
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

for (const locale of locales) {
  test(`answers ${locale} let their own scripts run and no others`, async ({ page, request }) => {
    const { path } = await requireDemoJob(request, 5)
    const unseen = `/jobs?searchText=${locale ? 'bridge' : 'pump'}`
    for (const part of ['', '/jobs', unseen, path, '/jobs/999999998', '/no-such-page']) {
      const address = locale + part || '/'
      for (const turn of ['first', 'second']) {
        const what = `${turn} answer of ${address}`
        const scripts = await expectStrict(page, await request.get(address), what)
        expect(scripts, `inline scripts in the ${what}`).toBeGreaterThan(0)
      }
    }
  })

  test(`a redirect ${locale} lets no inline script run`, async ({ page, request }) => {
    const { id } = await requireDemoJob(request, 5)
    const redirect = await request.get(`${locale}/jobs/${id}/wrong`, { maxRedirects: 0 })
    expect(redirect.status()).toBe(308)
    await expectStrict(page, redirect, 'redirect')
  })
}
