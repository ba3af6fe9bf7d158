import type { Page } from '@playwright/test'
import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import { control, expectRefusal, press } from '../fixtures/access-forms'
import { requireDemoJob } from '../fixtures/demo-job'
import { locales } from '../fixtures/locales'
import { withShortPatience } from '../fixtures/patience'
import { expectDone } from '../fixtures/profile-forms'
import { expect, test } from '../fixtures/signed-in-before-api'
import { FOREIGN } from '../product/front-answers'
import { ENDLESS, oddAnswers } from '../product/odd-answers'

/** What the browser reports for an invalid response: a status, or a failed connection. */
const BROKEN = /^(status 5\d\d|failed): \S+\/upstream\/v1\//

type Work = () => Promise<void>

/** Endless responses run into the real timeout on the profile page, which requests data when it opens. */
const hasted = (name: string, page: Page, work: Work) =>
  ENDLESS.includes(name) ? withShortPatience(page, work) : work()

const answers = Object.entries(oddAnswers)

test('whatever the API answers, a job is not shown as saved, and can be saved once the API has recovered', async ({
  page,
  request,
  web,
  faults,
}) => {
  test.setTimeout(600_000)
  const { path } = await requireDemoJob(request, 7)
  const saveButton = page.getByRole('button', { name: /^Save / }).filter({ visible: true })
  const problem = page.locator('.save').getByText(UNREACHABLE)
  const countSaved = async () =>
    (await (await page.request.get('/upstream/v1/job/saved')).json()).total
  await page.goto(path)
  for (const [name, answer] of answers) {
    await test.step(name, async () => {
      web.front.answer(/\/save$/, answer)
      await hasted(name, page, async () => {
        await saveButton.first().click()
        await expect(problem.filter({ visible: true }).first()).toBeVisible()
      })
      await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByText(FOREIGN)).toHaveCount(0)

      web.front.heal()
      await saveButton.first().click()
      await expect(problem).toHaveCount(0)
      await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(countSaved).toBe(1)

      await saveButton.first().click()
      await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(countSaved).toBe(0)
    })
  }
  faults.forgive(BROKEN)
})

// Each response in one locale, since the locales do not differ here.
for (const [turn, locale] of locales.entries()) {
  test(`whatever the API answers, a profile form keeps its text and says what to do, as does a profile page ${locale}`, async ({
    page,
    web,
    faults,
  }) => {
    test.setTimeout(600_000)
    for (const [place, [name, answer]] of answers.entries()) {
      if (place % locales.length !== turn) continue
      await test.step(name, async () => {
        const nationality = `Khmer ${'a'.repeat(place + 1)}`
        await page.goto(`${locale}/profile/personal-details`)
        await control(page, 'Nationality').fill(nationality)
        web.front.answer(/^PATCH /, answer)
        await hasted(name, page, async () => {
          await press(page, 'Save')
          await expectRefusal(page, UNREACHABLE)
        })
        await expect(control(page, 'Nationality')).toHaveValue(nationality)
        await expect(page.getByText(FOREIGN)).toHaveCount(0)

        web.front.heal()
        await press(page, 'Save')
        await expectDone(page, 'Your personal details are saved.')
        await page.reload()
        await expect(control(page, 'Nationality')).toHaveValue(nationality)

        web.front.answer(/^GET \/v1\/resume/, answer)
        await page.goto(`${locale}/profile/resumes`)
        await expect(page.getByRole('main').getByText(UNREACHABLE)).toBeVisible()
        await expect(page.getByText(FOREIGN)).toHaveCount(0)
        web.front.heal()
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByText('No CVs yet.')).toBeVisible()
      })
    }
    faults.forgive(BROKEN)
  })
}
