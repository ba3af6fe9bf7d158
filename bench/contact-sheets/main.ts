import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findPages, publicPages } from '@/e2e/fixtures/public-pages'
import { withSite } from '@/e2e/product/with-site'
import { chromiumFlags, requireChromium } from '@/scripts/chromium'
import { drawMontages } from './montage'
import { type Screen, shootPages } from './shoot'

const FOLDER = path.resolve('test-results/contact-sheets')

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const screens: readonly Screen[] = sizes.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })),
)

const { values: options } = parseArgs({
  options: { url: { type: 'string' }, width: { type: 'string' } },
})

// `npm run bench -- contact-sheets`: screenshots of every public page and state, and contact sheets for each screen size.
await withSite(options.url, async (site) => {
  const pages = await findPages(site, publicPages)
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: [...chromiumFlags],
  })
  try {
    for (const screen of screens) {
      if (options.width && Number(options.width) !== screen.width) continue
      const shots = await shootPages(browser, site, pages, { screen, folder: FOLDER })
      for (const file of await drawMontages(browser, shots, { screen, folder: FOLDER })) {
        process.stdout.write(`${path.relative('.', file)}\n`)
      }
    }
  } finally {
    await browser.close()
  }
})
