import type { APIRequestContext } from '@playwright/test'
import { findPages } from '@/e2e/fixtures/public-pages'
import { expect, test } from '@/e2e/fixtures/test'
import { listenToWire } from '@/e2e/fixtures/wire'
import { BARE_APP } from '@/scripts/bare-app'
import { weighBareApp } from './bare-app'
import { toBrotliSize } from './brotli'
import { listScripts, listStyles } from './first-load'

/** Promise S3: JavaScript of a first load compared with a bare page of the same Next version. */
const MAX_SCRIPT_RATIO = 1.12

/** Promise S4, bytes of brotli. */
const MAX_HTML = 10 * 1024
const MAX_CSS = 12 * 1024

/** Promise S12. */
const MAX_VISIT = { kilobytes: 190, requests: 19 }

/** Brotli bytes of all URLs; `known` caches the sizes of earlier ones. */
async function weigh(
  request: APIRequestContext,
  addresses: readonly string[],
  known: Map<string, number>,
): Promise<number> {
  let total = 0
  for (const address of addresses) {
    const size = known.get(address) ?? (await weighOne(request, address))
    known.set(address, size)
    total += size
  }
  return total
}

async function weighOne(request: APIRequestContext, address: string): Promise<number> {
  const reply = await request.get(address)
  expect(reply.ok(), address).toBe(true)
  return toBrotliSize(await reply.body())
}

const toKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function print(line: string): void {
  process.stdout.write(`    ${line}\n`)
}

test('every template loads little more JavaScript than a bare page', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(900_000)
  const bare = await weighBareApp(BARE_APP)
  print(`script of a bare page: ${toKb(bare)} brotli`)
  const known = new Map<string, number>()
  for (const { name, path: page } of await findPages(String(baseURL))) {
    const scripts = listScripts(await (await request.get(page)).text())
    expect(scripts.length, name).toBeGreaterThan(0)
    const size = await weigh(request, scripts, known)
    print(`${name}: ${toKb(size)} brotli of script, ${(size / bare).toFixed(3)} of the bare page`)
    expect.soft(size / bare, name).toBeLessThanOrEqual(MAX_SCRIPT_RATIO)
  }
})

for (const listing of ['/jobs', '/internships', '/scholarships', '/majors']) {
  test(`20 rows of ${listing} and their style fit into one round trip`, async ({ request }) => {
    const html = await (await request.get(listing)).text()
    expect(html.match(/<h2\b/g)?.length, 'rows').toBeGreaterThanOrEqual(20)
    const htmlSize = toBrotliSize(html)
    const cssSize = await weigh(request, listStyles(html), new Map())
    print(`HTML of ${listing}: ${toKb(htmlSize)} brotli; its CSS: ${toKb(cssSize)} brotli`)
    expect.soft(htmlSize).toBeLessThanOrEqual(MAX_HTML)
    expect(cssSize).toBeGreaterThan(0)
    expect.soft(cssSize).toBeLessThanOrEqual(MAX_CSS)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('the first visit of a listing loads little until the visitor acts', async ({
    page,
    request,
  }) => {
    // A popular page is recompressed at the highest level in the background (decision 036).
    const smallest = toBrotliSize(await (await request.get('/jobs')).text())
    await expect
      .poll(async () => {
        const reply = await request.get('/jobs', { headers: { 'accept-encoding': 'br' } })
        return Number(reply.headers()['content-length'] ?? Number.NaN)
      })
      .toBeLessThanOrEqual(smallest + 64)
    const wire = await listenToWire(page)
    await page.goto('/jobs')
    await expect(page.getByRole('region', { name: 'Visitors' })).toContainText(/\d/)
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(20)
    await page.waitForLoadState('networkidle')
    const { requests, kilobytes, lines } = wire()
    print(`first visit of /jobs: ${requests} requests, ${kilobytes.toFixed(1)} KB`)
    expect.soft(requests, lines.join('\n')).toBeLessThanOrEqual(MAX_VISIT.requests)
    expect.soft(kilobytes, lines.join('\n')).toBeLessThanOrEqual(MAX_VISIT.kilobytes)
  })
})
