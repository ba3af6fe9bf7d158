import { z } from 'zod'
import { expectRefusal, forgiveRejections, newEmail, press } from '../fixtures/access-forms'
import { readLink } from '../fixtures/inbox'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

const IDENTITY = '/identitytoolkit.googleapis.com/v1'
const identity = z.object({ idToken: z.string() })

for (const locale of chooseLocales('/en')) {
  test(`an e-mail address is confirmed ${locale} by the mailed link, once`, async ({
    page,
    request,
    site,
    faults,
  }) => {
    const email = newEmail()
    const headers = { origin: site }
    const made = await request.post(`${site}${IDENTITY}/accounts:signUp?key=any`, {
      headers,
      data: { email, password: 'three words here', returnSecureToken: true },
    })
    const { idToken } = identity.parse(await made.json())
    await request.post(`${site}${IDENTITY}/accounts:sendOobCode?key=any`, {
      headers,
      data: { requestType: 'VERIFY_EMAIL', idToken },
    })
    const link = locale + (await readLink(request, email))
    await page.goto(link)
    await press(page, 'Confirm my address')
    await expect(page.getByRole('main').getByRole('status')).toContainText('is confirmed')

    await page.goto(link)
    await press(page, 'Confirm my address')
    await expectRefusal(page, 'This link was already used')
    forgiveRejections(faults)
  })
}
