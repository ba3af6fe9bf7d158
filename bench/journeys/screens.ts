import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Way } from './journey'

/** Lighthouse's slow 4G with its real values, not those adjusted for DevTools: ms, bytes a second. */
const LINE = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 }
const SLOWER = 4

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }

export const isByFinger = (way: Way) => way === 'phone' || way === 'without script'

/** A new browser context, with the connection and CPU of its way. */
export async function openScreen(
  browser: Browser,
  way: Way,
  site: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(isByFinger(way) ? PHONE : DESKTOP),
    baseURL: site,
    javaScriptEnabled: way !== 'without script',
    permissions: ['clipboard-read', 'clipboard-write'],
    acceptDownloads: true,
  })
  context.setDefaultTimeout(60_000)
  return context
}

/** Slows a page down before its first request; a desktop has the speed of this machine. */
export async function slowDown(page: Page, way: Way): Promise<void> {
  if (!isByFinger(way)) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.throughput,
    uploadThroughput: LINE.throughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}
