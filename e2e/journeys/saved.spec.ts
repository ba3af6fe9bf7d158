import { listAxeViolations } from '../fixtures/axe'
import { requireDemoJob } from '../fixtures/demo-job'
import { chooseLocales } from '../fixtures/locales'
import { noteShifts } from '../fixtures/shifts'
import { expect, test } from '../fixtures/signed-in'

for (const locale of chooseLocales('')) {
  test(`a saved item is listed, removed and restored in place ${locale}`, async ({
    page,
    request,
  }) => {
    const { title, path } = await requireDemoJob(request)
    await page.goto(`${locale}/profile/save-jobs`)
    await page.getByRole('link', { name: 'Browse jobs' }).click()
    await expect(page).toHaveURL(new RegExp(`${locale}/jobs$`))
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${path}"]`) })
    const saveButton = row.getByRole('button', { name: /^Save / })
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/save'))
    await saveButton.click()
    expect((await saved).status()).toBe(200)

    await page.addInitScript(noteShifts)
    await page.goto(locale || '/')
    const own = page.locator('#own')
    await expect(own.getByText(title)).toBeVisible()
    await expect(own.getByRole('listitem')).toHaveCount(1)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    expect(await listAxeViolations(page)).toEqual([])
    await page.goto(locale + path)
    await page.goto(`${locale}/jobs`)
    await expect(row.getByText('Seen', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    expect(await listAxeViolations(page)).toEqual([])

    await page.goto(`${locale}/profile/save-jobs`)
    await expect(page.getByText('1 job saved')).toBeVisible()
    await expect(row.getByRole('link', { name: title })).toBeVisible()
    const taken = page.waitForResponse((reply) => reply.url().endsWith('/save'))
    await saveButton.click()
    expect((await taken).status()).toBe(200)
    await expect(page.getByText('Removed from your list.')).toBeVisible()
    await expect(page.getByText('0 jobs saved')).toBeVisible()

    const back = page.waitForResponse((reply) => reply.url().endsWith('/save'))
    await page.getByRole('button', { name: `Undo: save ${title} again` }).click()
    expect((await back).status()).toBe(200)
    await expect(saveButton).toBeFocused()
    await page.reload()
    await expect(page.getByText('1 job saved')).toBeVisible()
  })
}

for (const area of ['internships', 'scholarships']) {
  test(`the empty list of saved ${area} links to ${area}`, async ({ page }) => {
    await page.goto(`/profile/save-${area}`)
    await expect(page.getByRole('heading', { name: `You have saved no ${area} yet` })).toBeVisible()
    await page.getByRole('link', { name: `Browse ${area}` }).click()
    await expect(page).toHaveURL(new RegExp(`/${area}$`))
  })
}
