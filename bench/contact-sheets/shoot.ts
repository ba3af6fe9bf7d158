import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import type { FoundPage } from '@/e2e/fixtures/page-table/public-page'

/** A screen size and theme for all pages. */
export type Screen = {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

/** A screenshot of a page, in a file. */
export type Shot = { readonly name: string; readonly path: string; readonly file: string }

/** The name of a screen in file names and headings: `360-dark`. */
export function toScreenName({ width, colorScheme }: Screen): string {
  return `${width}-${colorScheme}`
}

/**
 * Takes full-page screenshots on one screen, as PNG files in the folder.
 *
 * @param site without a trailing slash
 */
export async function shootPages(
  browser: Browser,
  site: string,
  pages: readonly FoundPage[],
  options: { readonly screen: Screen; readonly folder: string },
): Promise<readonly Shot[]> {
  const { screen } = options
  const folder = path.join(options.folder, toScreenName(screen))
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    colorScheme: screen.colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shots: Shot[] = []
  for (const { name, path: address } of pages) {
    await page.goto(site + address, { waitUntil: 'load' })
    // Parts that appear after the first paint: the counter, the end of the header.
    await page.waitForLoadState('networkidle')
    const file = path.join(folder, `${name}.png`)
    await page.screenshot({ path: file, fullPage: true })
    shots.push({ name, path: address, file })
  }
  await context.close()
  return shots
}
