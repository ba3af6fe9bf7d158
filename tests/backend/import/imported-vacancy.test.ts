import { expect, it } from 'vitest'
import { importedVacancySchema, type VacancyInput } from '@/backend/import/imported-vacancy'

const INPUT: VacancyInput = {
  reference: '1',
  title: 'Site Engineer',
  companyName: 'Mekong Works',
  companyDescription: '',
  description: 'Builds bridges.',
  requirements: '',
  benefits: '',
  url: '',
  pay: { min: '', max: '', currency: '', period: '' },
  typeWords: [],
  postedAt: '',
  updatedAt: '',
  closingDate: '',
}
const parse = (more: Partial<VacancyInput>) => importedVacancySchema.parse({ ...INPUT, ...more })

it.each([
  [{}, false],
  [{ postedAt: '2026-03-01', updatedAt: '2026-03-01' }, false],
  [{ postedAt: '2026-03-01' }, false],
  [{ updatedAt: '2026-03-01' }, false],
  [{ postedAt: 'lately' }, true],
  [{ updatedAt: 'lately' }, true],
])('says of %j whether a date could not be read: %s', (dates, isUnread) => {
  expect(parse(dates).hasUnreadDate).toBe(isUnread)
})

it('states nothing that its source omits', () => {
  const nowhere = { city: ' ', region: '', country: '' }
  expect(parse({ places: [nowhere, { ...nowhere, city: 'Kep' }] })).toMatchObject({
    places: [{ city: 'Kep' }],
    isNamedByBoard: false,
    hadContacts: false,
    hasOtherPay: false,
    applyEmail: null,
    unreadClosingDate: null,
  })
})

it('takes an address for letters as the one to apply at', () => {
  const { applyEmail, url } = parse({ url: 'mailto:hr@mekong.example?subject=Job' })
  expect([applyEmail, url]).toEqual(['hr@mekong.example', null])
})
