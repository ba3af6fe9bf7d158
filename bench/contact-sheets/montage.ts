import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { type Screen, type Shot, toScreenName } from './shoot'

const SHEET_WIDTH = 2000

/** Pictures per row, and rows per sheet: what can be reviewed at a glance. */
const PHONES_A_ROW = 6
const SCREENS_A_ROW = 3
const ROWS = 2

/** Long pages are cropped on sheets; the single screenshots are complete. */
const MAX_HEIGHT = 1000

/**
 * Arranges screenshots side by side on numbered sheets, rendered by the browser: for each
 * an HTML file and a PNG in the folder.
 *
 * @returns the PNG files
 */
export async function drawMontages(
  browser: Browser,
  shots: readonly Shot[],
  options: { readonly screen: Screen; readonly folder: string },
): Promise<readonly string[]> {
  const columns = options.screen.width < 700 ? PHONES_A_ROW : SCREENS_A_ROW
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } })
  const files: string[] = []
  for (let start = 0; start < shots.length; start += columns * ROWS) {
    const name = `${toScreenName(options.screen)}-${files.length + 1}`
    const html = path.join(options.folder, `${name}.html`)
    await writeFile(html, toHtml(shots.slice(start, start + columns * ROWS), columns))
    await page.goto(pathToFileURL(html).href)
    const file = path.join(options.folder, `${name}.png`)
    await page.screenshot({ path: file, fullPage: true })
    files.push(file)
  }
  await page.close()
  return files
}

function toHtml(shots: readonly Shot[], columns: number): string {
  const figures = shots.map(
    ({ name, file }) =>
      `<figure><figcaption>${name}</figcaption>` +
      `<div><img src="${pathToFileURL(file).href}" alt=""></div></figure>`,
  )
  return `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>
body { margin: 16px; background: #777; font: 16px sans-serif; color: #fff;
  display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 16px; align-items: start }
figure { margin: 0 }
div { max-height: ${MAX_HEIGHT}px; overflow: hidden }
img { width: 100%; display: block }
</style>
${figures.join('\n')}
</html>
`
}
