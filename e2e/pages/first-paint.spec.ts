import { chooseLocales } from '../fixtures/locales'
import { noteShifts } from '../fixtures/shifts'
import { expect, test } from '../fixtures/test'

for (const locale of chooseLocales('')) {
  test(`${locale}/jobs requests scripts after the first paint only`, async ({ page }) => {
    await page.goto(`${locale}/jobs`)
    await expect(page.getByRole('region', { name: 'Visitors' })).toContainText(/\d/)
    const { painted, asked } = await page.evaluate(() => {
      const times = (type: string) =>
        performance.getEntriesByType(type).map(({ name, startTime }) => ({ name, startTime }))
      return {
        painted: times('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime,
        asked: times('resource').filter(({ name }) => name.endsWith('.js')),
      }
    })
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ startTime }) => startTime < Number(painted))).toEqual([])
  })
}

test('the manifest link is added once the page is interactive', async ({ page }) => {
  await page.goto('/jobs')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /manifest/)
  expect(await (await page.request.get('/jobs')).text()).not.toContain('rel="manifest"')
})

test('the scripts of every page have compile hints', async ({ page }) => {
  const html = await (await page.request.get('/jobs')).text()
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  const texts = await Promise.all(
    scripts.map(async (address) => (await page.request.get(address)).text()),
  )
  const hinted = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'))
  const size = (all: readonly string[]) => all.join('').length
  expect(size(hinted) / size(texts)).toBeGreaterThan(0.8)
})

test('a page with Khmer text requests its font once, before the first paint', async ({ page }) => {
  await page.goto('/universities')
  await expect(page.locator('p[lang="km"]').first()).toBeVisible()
  const { painted, faces } = await page.evaluate(async () => {
    await document.fonts.ready
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const faces = performance.getEntriesByType('resource').filter(({ name }) => /khmer/.test(name))
    return { painted: first?.startTime, faces: faces.map(({ startTime }) => startTime) }
  })
  expect(faces).toHaveLength(1)
  expect(faces[0]).toBeLessThan(Number(painted))
})

test('on the welcome page a signed-out visitor sees a sign-in link without a layout shift', async ({
  page,
}) => {
  // The fonts load with the first page and shift text by themselves.
  await page.goto('/companies')
  await page.addInitScript(noteShifts)
  await page.goto('/welcome')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Sign in or sign up' }),
  ).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})
