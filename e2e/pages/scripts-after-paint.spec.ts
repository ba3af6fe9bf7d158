import { locales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

for (const locale of locales) {
  test(`${locale}/jobs asks for scripts when something is painted, and not before`, async ({
    page,
  }) => {
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
