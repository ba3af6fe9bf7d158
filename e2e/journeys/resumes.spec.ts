import { sampleDocx, samplePdf } from '@/tests/support/sample-files'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/signed-in'

const CHOOSER = 'Add a CV'

for (const locale of chooseLocales('')) {
  test(`a CV is uploaded, downloaded and deleted ${locale}`, async ({ page }) => {
    await page.goto(`${locale}/profile/resumes`)
    await expect(page.getByText('No CVs yet.')).toBeVisible()
    await page.getByLabel(CHOOSER).setInputFiles({
      name: 'Dara Sok CV.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf(),
    })
    await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible()

    await page.reload()
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download Dara Sok CV.pdf' }).click()
    expect((await coming).suggestedFilename()).toBe('Dara Sok CV.pdf')

    const remove = page.getByRole('button', { name: 'Delete Dara Sok CV.pdf' })
    await remove.click()
    const dialog = page.getByRole('dialog', { name: 'Confirmation!' })
    await expect(dialog).toContainText('Are you sure you want to delete this file?')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(remove).toBeVisible()

    await remove.click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(remove).toBeHidden()
    await page.reload()
    await expect(page.getByText('No CVs yet.')).toBeVisible()
  })
}

test('files that are not CVs are rejected with the reason', async ({ page, faults }) => {
  await page.goto('/profile/resumes')
  const chooser = page.getByLabel(CHOOSER)
  const problem = page.getByRole('main').getByRole('alert')
  const buffer = Buffer.from('nothing of the kind')

  await chooser.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer })
  await expect(problem.filter({ hasText: 'PDF, DOC or DOCX' })).toHaveCount(1)
  const large = Buffer.alloc(5 * 1024 * 1024 + 1)
  await chooser.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: large })
  await expect(problem.filter({ hasText: 'larger than 5 MB' })).toHaveCount(1)
  expect(faults.seen).toEqual([])

  // Only the API reads the content.
  await chooser.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await expect(problem.filter({ hasText: 'must be a PDF' })).toHaveCount(1)
  faults.forgive(/^status 415: .*\/v1\/resume$/)

  await chooser.setInputFiles({ name: 'cv.docx', mimeType: '', buffer: sampleDocx() })
  await expect(page.getByRole('link', { name: 'Download cv.docx' })).toBeVisible()
  await expect(problem.filter({ hasText: /./ })).toHaveCount(0)
})
