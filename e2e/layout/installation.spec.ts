import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { COOKIE_MAX_AGE_SECONDS } from '@/lib/shared/limits'
import { expect, test } from '../fixtures/test'

async function getInstallation(context: BrowserContext) {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === 'installation') ?? null
}

test('the first visit registers one installation, and later visits keep it', async ({
  page,
  context,
}) => {
  const registrations: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') registrations.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect.poll(() => getInstallation(context)).not.toBeNull()
  const first = await getInstallation(context)
  const id = z.uuid().parse(first?.value)
  expect(registrations).toEqual([`/upstream/v1/installation/${id}`])
  const age = (first?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(age - COOKIE_MAX_AGE_SECONDS)).toBeLessThan(60)

  await page.goto('/jobs')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Visitors' })).toBeVisible()
  expect((await getInstallation(context))?.value).toBe(id)
  expect(registrations).toHaveLength(1)
})

test('the footer shows visitor counts including this visitor', async ({ page }) => {
  await page.goto('/')
  const counter = page.getByRole('contentinfo').getByRole('region', { name: 'Visitors' })
  for (const label of ['Visitors', 'Today', 'Yesterday', 'Online now']) {
    await expect(counter.getByRole('term').getByText(label, { exact: true })).toBeVisible()
  }
  await expect(counter.getByRole('definition').first()).toHaveText(/^[1-9][\d,]*$/)
})
