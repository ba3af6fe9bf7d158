import { expect, test } from '../fixtures/test'

test('scripts missing after a deploy cause one full load of the requested page, never a loop', async ({
  page,
  faults,
}) => {
  const fetched = new Set<string>()
  let loads = 0
  page.on('request', (request) => fetched.add(request.url()))
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Visitors' })).toBeVisible()
  page.on('load', () => {
    loads += 1
  })
  // The deploy removed what was not loaded before it.
  const before = new Set(fetched)
  await page.route('**/_next/static/chunks/*.js', (route) =>
    before.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  )
  const tab = page.getByRole('navigation', { name: 'Search' }).getByRole('link', { name: 'Majors' })
  await tab.click()
  await expect.poll(() => loads).toBe(1)
  await expect(page).toHaveURL(/\/majors$/)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Visitors' })).toBeVisible()
  await tab.click()
  await expect(page.getByRole('heading', { name: 'We could not load this page' })).toBeVisible()
  expect(loads).toBe(2)
  expect(faults.seen.splice(0).length).toBeGreaterThan(0)
})
