import { readFile } from 'node:fs/promises'
import { profileExport } from '@/lib/contract/my-data/profile-export'
import { control, expectRefusal, forgiveRejections, press } from '../fixtures/access-forms'
import { chooseLocales } from '../fixtures/locales'
import { PASSWORD, signInAs } from '../fixtures/profile-forms'
import { expect, test } from '../fixtures/signed-in'

const DELETE = 'Delete my account for good'

for (const locale of chooseLocales('')) {
  test(`a user downloads all data as one file, then deletes the account ${locale}`, async ({
    page,
    context,
    user,
    faults,
  }) => {
    const email = user.email ?? ''
    await page.goto(`${locale}/profile/my-data`)
    const downloading = page.waitForEvent('download')
    await press(page, 'Download my data')
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    const held: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(profileExport.parse(held).user.email).toBe(email)

    await press(page, DELETE)
    await expectRefusal(page, 'Type DELETE')
    await control(page, 'Type DELETE').fill('delete')
    await control(page, 'Password').fill('not the password')
    await press(page, DELETE)
    await expectRefusal(page, 'This is not your current password.')
    await control(page, 'Password').fill(PASSWORD)
    await press(page, DELETE)
    await page.waitForURL((url) => url.pathname === `${locale}/account-deleted`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted.')
    const cookies = (await context.cookies()).map(({ name }) => name)
    expect(cookies.filter((name) => /session|signed_in/.test(name))).toEqual([])

    await page.goto(`${locale}/login`)
    await signInAs(page, email, PASSWORD)
    await expectRefusal(page, 'password is wrong')
    forgiveRejections(faults)
    // Requests of the page during the deletion.
    faults.forgive(/^status 900: /)
  })
}
