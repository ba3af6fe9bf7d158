import type { Page } from '@playwright/test'
import { listAxeViolations } from '../fixtures/axe'
import { listCodeSnifferErrors } from '../fixtures/code-sniffer'
import { SCHEMES } from '../fixtures/findings'
import { listUnmarkedKhmer } from '../fixtures/khmer'
import { expect, test } from '../fixtures/test'

/** Adds grey text on a nearly equal background to a page. */
async function addFaintWords(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    const words = document.createElement('p')
    words.textContent = 'Hard to read'
    Object.assign(words.style, { color: 'rgb(120, 120, 120)', background: 'rgb(140, 140, 140)' })
    main.append(words)
  })
}

test('axe and HTML_CodeSniffer run and find errors', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('img'), document.createElement('input'))
  })
  expect((await listAxeViolations(page)).join()).toContain('image-alt')
  expect((await listCodeSnifferErrors(page)).join()).toContain('1_1_1')
})

test('Khmer text without its language is found', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').evaluate((main) => {
    for (const lang of ['km', 'en']) {
      main.append(Object.assign(document.createElement('p'), { lang, textContent: 'ស្ពាន' }))
    }
  })
  expect(await listUnmarkedKhmer(page)).toEqual(['<p lang="en">ស្ពាន</p>'])
})

for (const colorScheme of SCHEMES) {
  test(`axe and HTML_CodeSniffer find text with too little contrast, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await addFaintWords(page)
    for (const question of ['all', 'colours'] as const) {
      const violations = (await listAxeViolations(page, question)).join()
      expect(violations, question).toContain('axe color-contrast')
      expect(violations, question).toContain('foreground color: #787878')
    }
    expect((await listCodeSnifferErrors(page)).join()).toContain('1_4_3')
  })
}

test('links that differ from the surrounding text only by a faint colour are found', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('main').evaluate((main) => {
    const text = document.createElement('p')
    const link = document.createElement('a')
    Object.assign(link, { href: '/jobs', textContent: 'the jobs' })
    Object.assign(text.style, { color: 'rgb(0, 0, 0)', background: 'rgb(255, 255, 255)' })
    Object.assign(link.style, { color: 'rgb(20, 20, 20)', textDecoration: 'none' })
    text.append('Look at all of ', link, ' that are open today.')
    main.append(text)
  })
  expect((await listAxeViolations(page, 'colours')).join()).toContain('axe link-in-text-block')
})

test('a page with frames is rejected, since axe would skip their content', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  await expect(listAxeViolations(page)).rejects.toThrow('frames')
})
