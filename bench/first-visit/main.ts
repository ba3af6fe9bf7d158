import { type Browser, chromium } from '@playwright/test'
import { listenToWire } from '@/e2e/fixtures/wire'
import { startOwnProduct } from '@/e2e/product/own-product'
import { chromiumFlags, requireChromium } from '@/scripts/chromium'

const print = (text: string) => process.stdout.write(`${text}\n`)

const GOAL = { kilobytes: 190, requests: 19 }
const LISTINGS = ['/jobs', '/internships', '/scholarships', '/majors']
const PHONE = { width: 360, height: 740 }
/** ms after the network is idle: requests sent while idle are part of the visit */
const LATER = 3000

// `npm run bench -- first-visit`: bytes with headers and requests of a phone with an empty cache; `-- --each` lists them. Exits 1 when promise S12 is broken.
const product = await startOwnProduct('bench-first-visit')
const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: chromiumFlags,
})
try {
  const most = { requests: 0, kilobytes: 0 }
  print('| listing | requests | KB |\n|---|---|---|')
  for (const path of LISTINGS) {
    // Cached, and in its most compressed form.
    for (let turn = 0; turn < 12; turn += 1) {
      await (
        await fetch(product.url + path, { headers: { 'accept-encoding': 'br' } })
      ).arrayBuffer()
    }
    const { requests, kilobytes, lines } = await visit(browser, product.url + path)
    print(`| ${path} | ${requests} | ${kilobytes.toFixed(1)} |`)
    if (process.argv.includes('--each')) print(lines.join('\n'))
    most.requests = Math.max(most.requests, requests)
    most.kilobytes = Math.max(most.kilobytes, kilobytes)
  }
  print(
    `most: ${most.requests} requests, goal ${GOAL.requests}; ${most.kilobytes.toFixed(1)} KB, goal ${GOAL.kilobytes}`,
  )
  if (most.requests > GOAL.requests || most.kilobytes > GOAL.kilobytes) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
}

async function visit(of: Browser, url: string) {
  const context = await of.newContext({ viewport: PHONE, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const wire = await listenToWire(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(LATER)
  const seen = wire()
  await context.close()
  return seen
}
