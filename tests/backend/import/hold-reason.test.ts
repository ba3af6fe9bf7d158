import { describe, expect, it } from 'vitest'
import { classifiedVacancySchema } from '@/backend/import/classify-vacancy'
import { createHoldReason, HOLD_ALL, type HoldRules } from '@/backend/import/hold-reason'
import type { VacancyInput } from '@/backend/import/imported-vacancy'

const posting: VacancyInput = {
  reference: '1',
  title: 'Site Engineer',
  companyName: 'Mekong Works',
  companyDescription: '',
  places: [{ city: 'Phnom Penh', region: '', country: 'KH' }],
  description: '<p>Builds bridges.</p>',
  requirements: '',
  benefits: '',
  url: 'https://mekong.example/jobs/1',
  pay: { min: '', max: '', currency: '', period: '' },
  typeWords: [],
  postedAt: '',
  updatedAt: '',
  closingDate: '',
}

const BANGKOK = { city: 'Bangkok', region: '', country: 'Thailand' }

const NOW = new Date('2026-02-01T05:00:00Z')

function findReason(stated: Partial<VacancyInput>, changed: Partial<HoldRules> = {}) {
  return createHoldReason({ ...HOLD_ALL, now: NOW, ...changed })(
    classifiedVacancySchema.parse({ ...posting, ...stated }),
  )
}

describe('an entry is held', () => {
  it('not without a reason', () => {
    expect(findReason({})).toBeNull()
    expect(findReason({ title: 'Data Custodian' })).toBe('is not engineering')
  })

  it('with an invalid closing date, but not with words for no date', () => {
    expect(
      findReason({ closingDate: 'end of next month', dateOrder: { unclear: 'has none' } }),
    ).toContain('"end of next month", which is not a date')
    expect(findReason({ closingDate: '05/06/2026' })).toContain('is not a date')
    expect(
      findReason({ closingDate: '05/06/2026', dateOrder: { unclear: 'has no other date' } }),
    ).toContain('the feed has no other date. State it with --date-order')
    expect(findReason({ closingDate: '05/06/2026', dateOrder: 'dmy' })).toBeNull()
    for (const closingDate of ['N/A', '0000-00-00', 'Open until filled', ' ', '31-Dec-2026']) {
      expect(findReason({ closingDate })).toBeNull()
    }
  })

  it('without a way to apply, but not when its text has one', () => {
    expect(findReason({ url: '' })).toContain('no way to apply')
    expect(findReason({ url: 'ftp://mekong.example' })).toContain('no way to apply')
    for (const text of [
      'Send a CV to hr@mekong.example.',
      'Call 012 345 678.',
      'Call +855 (0)12-345-678.',
      'ទូរស័ព្ទ ០១២ ៣៤៥ ៦៧៨',
      'Telegram t.me/mekongworks',
    ]) {
      expect(findReason({ url: '', description: `<p>${text}</p>` }), text).toBeNull()
    }
    expect(findReason({ url: '', howToApply: 'At the office.' })).toBeNull()
    expect(findReason({ url: '', howToApply: ' ' })).toContain('no way to apply')
    expect(findReason({ url: '', applyEmail: 'hr@mekong.example' })).toBeNull()
    expect(findReason({ url: '', description: 'Paid 1,200,000 riels in 2026.' })).not.toBeNull()
  })

  it('when it names a ministry that its source is not bound to', () => {
    const companyName = 'Ministry of Public Works and Transport'
    for (const employers of [[], ['Mekong Works'], ['Ministry of Mines and Energy']]) {
      expect(findReason({ companyName }, { employers })).toContain('not bound to that ministry')
    }
    expect(findReason({ companyName: 'ក្រសួងសាធារណការ' })).toContain('not bound')
    expect(
      findReason({ companyName: companyName.toUpperCase() }, { employers: [companyName] }),
    ).toBeNull()
    expect(findReason({ companyName: 'Ministry Coffee' })).toBeNull()
  })

  it('when it names another employer than a bound source, or waits for approval', () => {
    const rules = { employers: ['Mekong Works'], isBound: true, needsApproval: true }
    expect(findReason({ companyName: 'Delta Grid' }, rules)).toBe(
      'names the employer "Delta Grid", and the source is bound to "Mekong Works"',
    )
    expect(findReason({ companyName: 'MEKONG WORKS CO., LTD.' }, rules)).toBe('waits for approval')
    expect(findReason({}, { ...rules, needsApproval: false })).toBeNull()
  })

  it('when its title names a season that is over', () => {
    const reasonOf = (words: string) => findReason({ title: `Civil Engineering ${words}` })
    for (const words of [
      'Intern (Summer 2025)',
      '2025 Internship',
      'Intern, winter 2024',
      'Trainee, intake 2024/25',
    ]) {
      expect(reasonOf(words), words).toContain('season that is over')
    }
    for (const words of [
      'Intern (Summer 2026)',
      'Intern, winter 2025',
      'Intern 2025-2026',
      'Intern 2026 - 6 months',
    ]) {
      expect(reasonOf(words), words).toBeNull()
    }
  })

  it('when it was posted more than a year ago without a closing date, unless the operator publishes those', () => {
    const old = { postedAt: '2025-01-31' }
    expect(findReason(old)).toContain('was posted on 2025-01-31 and has no closing date. Accept it')
    expect(findReason({ updatedAt: '2024-05-01' })).toContain('was posted on 2024-05-01')
    expect(findReason({ ...old, closingDate: '9999-12-31' })).toContain('has no closing date')
    expect(findReason(old, { old: 'publish' })).toBeNull()
    expect(findReason({ ...old, closingDate: '2026-03-01' })).toBeNull()
    expect(findReason({ postedAt: '2025-02-01', updatedAt: '2024-05-01' })).toBeNull()
  })

  it('when it is abroad, unless the operator publishes those or one place is in Cambodia', () => {
    expect(findReason({ places: [BANGKOK] })).toBe('is abroad (Bangkok, Thailand)')
    expect(findReason({ places: [BANGKOK] }, { abroad: 'publish' })).toBeNull()
    expect(findReason({ places: [BANGKOK, { city: 'Kep', region: '', country: '' }] })).toBeNull()
    expect(findReason({ places: [] })).toBeNull()
  })
})
