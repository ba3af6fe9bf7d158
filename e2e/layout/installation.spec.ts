import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { COOKIE_MAX_AGE_SECONDS } from '@/lib/limits'
import { expect, test } from '../fixtures/test'

async function getInstallation(context: BrowserContext) {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === 'installation') ?? null
}

test('a first visit registers one installation, and later ones keep it', async ({
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
  await expect(page.getByRole('contentinfo').getByText(/online/i)).toBeVisible()
  expect((await getInstallation(context))?.value).toBe(id)
  expect(registrations).toHaveLength(1)
})

test('the footer shows how many visitors there were', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const words of [/total/i, /today/i, /yesterday/i, /online/i]) {
    await expect(footer.getByText(words).first()).toBeVisible()
  }
})
