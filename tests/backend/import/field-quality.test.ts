import { expect, it } from 'vitest'
import { classifiedVacancySchema } from '@/backend/import/classify-vacancy'
import { FieldCounter, printQuality } from '@/backend/import/field-quality'
import type { VacancyInput } from '@/backend/import/imported-vacancy'

const INPUT: VacancyInput = {
  reference: 'none',
  title: 'Engineer',
  companyName: 'Mekong Works',
  companyDescription: '',
  description: 'Builds.',
  requirements: '',
  benefits: '',
  url: '',
  pay: { min: '', max: '', currency: '', period: '' },
  typeWords: [''],
  postedAt: '',
  updatedAt: '',
  closingDate: '',
}

it('counts of each field what was read, not understood and not stated', () => {
  const counter = new FieldCounter()
  const note = (more: Partial<VacancyInput>, isLocated = false) => {
    const input = { ...INPUT, ...more }
    counter.note({ vacancy: classifiedVacancySchema.parse(input), input, isLocated })
  }
  note({})
  note(
    {
      reference: 'read',
      title: 'Senior Civil Engineer',
      places: [{ city: 'Kep', region: '', country: 'KH' }],
      typeWords: ['Full-time'],
      pay: { min: '500', max: '800', currency: 'USD', period: 'month' },
      requirements: 'Bachelor of Civil Engineering',
      postedAt: '2026-03-01',
      closingDate: '2026-04-01',
      url: 'https://mekong.example/1',
    },
    true,
  )
  note({
    reference: 'odd',
    places: [{ city: 'Nowhere', region: '', country: '' }],
    typeWords: ['', 'Full'],
    pay: { min: '5', max: '', currency: 'USD', period: 'hour' },
    words: { category: ['Magic'], seniority: ['Guru'], education: ['Wisdom'] },
    postedAt: 'lately',
    closingDate: 'soon',
    url: 'ftp://mekong.example',
  })
  note({
    title: 'Civil Engineering Intern',
    places: [{ city: 'Bangkok', region: '', country: '' }],
    applyEmail: 'hr@mekong.example',
  })
  expect(printQuality(counter.toList()).map((line) => line.replace(/ {2,}/g, ' '))).toEqual([
    ' place 3/4, 1 not stated',
    ' province 1/4, 1 not understood ("Nowhere" of odd), 2 not stated',
    ' type 2/4, 1 not understood ("Full" of odd), 1 not stated',
    ' pay 1/4, 1 not understood ("5 USD hour" of odd), 2 not stated',
    ' category 2/4, 1 not understood ("Magic" of odd), 1 not stated',
    ' level 1/4, 1 not understood ("Guru" of odd), 2 not stated',
    ' qualification 1/4, 1 not understood ("Wisdom" of odd), 2 not stated',
    ' posting date 1/4, 1 not understood ("lately" of odd), 2 not stated',
    ' closing date 1/4, 1 not understood ("soon" of odd), 2 not stated',
    ' address to apply at 2/4, 1 not understood ("ftp://mekong.example" of odd), 1 not stated',
  ])
})
