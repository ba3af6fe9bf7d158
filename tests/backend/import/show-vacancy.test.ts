import { expect, test } from 'vitest'
import { createHoldReason, HOLD_ALL } from '@/backend/import/hold-reason'
import { showVacancy } from '@/backend/import/show-vacancy'

test('shows pay as it would be published, no date that is far away, and texts without markup', async () => {
  const show = async (text: string, closingDate: string, postedAt = '') => {
    const lines = await showVacancy(
      {
        reference: '1',
        title: 'Site Engineer',
        companyName: 'Mekong Works',
        companyDescription: '',
        description: '<p>Revit &amp;amp; Tekla.</p>',
        requirements: '',
        benefits: '',
        url: 'https://mekong.example/jobs/1',
        pay: { min: '', max: '', currency: '', period: '', text },
        typeWords: [],
        postedAt,
        updatedAt: '',
        closingDate,
      },
      createHoldReason({ ...HOLD_ALL, now: new Date() }),
    )
    return lines.join('\n')
  }
  expect(await show('$500 - $800 per month', '')).toMatch(/pay +\$500–800 a month/)
  expect(await show('$3.5/hour', '')).toMatch(/pay +as stated: \$3\.5\/hour/)
  expect(await show('', '9999-12-31')).toMatch(/closing +none: 9999-12-31/)
  expect(await show('', '', '9999-12-31')).toMatch(/posted +at its import: 9999-12-31/)
  expect(await show('', '')).toMatch(/text +Revit & Tekla\./)
})
