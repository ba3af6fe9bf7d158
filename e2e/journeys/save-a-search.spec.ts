import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

for (const locale of chooseLocales('/en')) {
  test(`a search is saved on the device, counted on the home page and removed ${locale}`, async ({
    page,
    context,
  }) => {
    const counted: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/search-counts')) counted.push(request.method())
    })
    await page.goto(locale || '/')
    await expect(page.getByRole('heading', { name: 'Saved searches' })).toHaveCount(0)

    await page.goto(`${locale}/jobs?searchText=engineer&page=2`)
    await page.getByText('Updates:').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Save this search' }).click()
    await expect(page.getByText('Saved. New results appear on your home page.')).toBeVisible()
    expect(counted).toEqual([])

    // As if it had been seen last long ago.
    await page.evaluate(() => {
      const searches = JSON.parse(window.localStorage.getItem('saved-searches') ?? '[]')
      const old = searches.map((each: object) => ({
        ...each,
        lookedAt: '2020-01-05T05:00:00.000Z',
      }))
      window.localStorage.setItem('saved-searches', JSON.stringify(old))
    })
    await page.goto(locale || '/')
    const section = page.locator('#own-searches')
    await expect(section.getByText(/^\d+ (or more )?new since 5 Jan 2020$/)).toBeVisible()
    const link = section.getByRole('link', { name: /“engineer”$/ })
    await expect(link).toHaveAttribute('href', `${locale}/jobs?searchText=engineer`)
    const tile = page.locator('#own').getByRole('link', { name: /new since 5 Jan 2020$/ })
    await expect(tile).toHaveAttribute('href', `${locale}/jobs?searchText=engineer`)
    expect(counted).toEqual(['POST'])

    const other = await context.newPage()
    await other.goto(locale || '/')
    await other.getByRole('button', { name: /^Remove .+“engineer”$/ }).click()
    await expect(other.getByRole('heading', { name: 'Saved searches' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Saved searches' })).toHaveCount(0)
  })
}
