import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import type { FoundPage } from '@/e2e/fixtures/page-table/public-page'

/** One kind of screen that all pages are looked at on. */
export type Screen = {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

/** A picture of a page, in a file. */
export type Shot = { readonly name: string; readonly path: string; readonly file: string }

/** The name of a screen in files and headings: `360-dark`. */
export function toScreenName({ width, colorScheme }: Screen): string {
  return `${width}-${colorScheme}`
}

/**
 * Takes pictures of whole pages on one kind of screen, as PNG files below the folder.
 *
 * @param site without a slash at its end
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
    // Parts that come after paint: the counter, the header's end.
    await page.waitForLoadState('networkidle')
    const file = path.join(folder, `${name}.png`)
    await page.screenshot({ path: file, fullPage: true })
    shots.push({ name, path: address, file })
  }
  await context.close()
  return shots
}
