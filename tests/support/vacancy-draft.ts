import type { VacancyPreview } from '@/lib/contract/vacancies/vacancy'

/** A draft with all fields. */
export const aDraft: VacancyPreview = {
  title: 'Bridge Engineer',
  company: {
    id: 40,
    name: 'Sesan Bridges',
    logo: null,
    kind: 'company',
    type: null,
    location: null,
    description: '<p>We build bridges.</p>',
    website: 'https://sesan.example/',
  },
  place: 'Kratie',
  location: null,
  category: null,
  type: { id: 1, name: 'Full-time' },
  level: null,
  pay: { min: 700, max: 1100, currency: 'USD', period: 'month' },
  closingDate: '2099-12-31',
  majors: [],
  qualification: null,
  gender: null,
  salary: null,
  positions: 2,
  description: '<p>Build a <strong>bridge</strong>.</p>',
  requirements: '',
  benefits: '',
  howToApply: '<p>Write to us.</p>',
  applyUrl: null,
}

/** A draft as encoded in the fragment of a URL: JSON in UTF-8 in base64url. */
export function toFragment(draft: unknown): string {
  return `#draft=${Buffer.from(JSON.stringify(draft)).toString('base64url')}`
}
