import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { requireDemoJob } from '@/e2e/fixtures/demo-job'
import { expect, test } from '@/e2e/fixtures/test'
import { weighBareApp } from './bare-app'
import { toBrotliSize } from './brotli'
import { listScripts, listStyles } from './first-load'

/** Promise S3: script of a first load against that of a bare page of the same Next. */
const MAX_SCRIPT_RATIO = 1.12

/** Promise S4, bytes of brotli. */
const MAX_HTML = 10 * 1024
const MAX_CSS = 12 * 1024

async function weigh(request: APIRequestContext, addresses: readonly string[]): Promise<number> {
  let total = 0
  for (const address of addresses) {
    const reply = await request.get(address)
    expect(reply.ok(), address).toBe(true)
    total += toBrotliSize(await reply.body())
  }
  return total
}

const toKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function print(line: string): void {
  process.stdout.write(`    ${line}\n`)
}

test('home, listing and job load little more script than a bare page', async ({ request }) => {
  test.setTimeout(600_000)
  const bare = await weighBareApp(path.resolve('test-results/bare-app'))
  print(`script of a bare page: ${toKb(bare)} brotli`)
  const { path: job } = await requireDemoJob(request)
  for (const page of ['/', '/jobs', job]) {
    const scripts = listScripts(await (await request.get(page)).text())
    expect(scripts.length, page).toBeGreaterThan(0)
    const size = await weigh(request, scripts)
    print(`script of ${page}: ${toKb(size)} brotli, ${(size / bare).toFixed(3)} of the bare page`)
    expect.soft(size / bare, page).toBeLessThanOrEqual(MAX_SCRIPT_RATIO)
  }
})

test('a listing of 20 jobs and its style fit into one round trip', async ({ request }) => {
  const html = await (await request.get('/jobs')).text()
  expect(html.match(/<h2\b/g)?.length, 'rows').toBeGreaterThanOrEqual(20)
  const htmlSize = toBrotliSize(html)
  const cssSize = await weigh(request, listStyles(html))
  print(`HTML of /jobs: ${toKb(htmlSize)} brotli; its CSS: ${toKb(cssSize)} brotli`)
  expect.soft(htmlSize).toBeLessThanOrEqual(MAX_HTML)
  expect(cssSize).toBeGreaterThan(0)
  expect.soft(cssSize).toBeLessThanOrEqual(MAX_CSS)
})
