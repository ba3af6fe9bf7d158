import ICAL from 'ical.js'
import { listDemoJobs } from '../fixtures/demo-job'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/signed-in'

for (const locale of chooseLocales('/en')) {
  test(`a calendar reads the closing dates of saved items until its link is removed ${locale}`, async ({
    page,
    request,
  }) => {
    const { data } = await listDemoJobs(request, { sort: 'closing' })
    const [job] = data
    await page.goto(`${locale}/jobs/${job?.id}`)
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/save'))
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    expect((await saved).status()).toBe(200)

    await page.goto(`${locale}/profile/save-jobs`)
    await page.getByRole('button', { name: 'Create calendar link' }).click()
    const address = await page.getByLabel('Your calendar link').inputValue()
    await expect(page.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      address.replace(/^https?/, 'webcal'),
    )
    const reply = await request.get(address)
    expect(reply.status()).toBe(200)
    expect(reply.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const [event] = new ICAL.Component(ICAL.parse(await reply.text()))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
    expect(event?.summary).toBe(`Closes: ${job?.title}`)
    expect(String(event?.startDate)).toBe(job?.closingDate)

    await page.getByRole('button', { name: 'Delete the calendar link' }).click()
    await expect(page.getByText('The link is removed.')).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
  })
}
