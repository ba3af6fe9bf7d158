import type { VacancyFormat } from './feed-format'

/** Our own list (docs/import.md), for sources that state more of a vacancy than other formats can. */
export const vacancyList: VacancyFormat = {
  name: 'vacancies',
  recordPath: 'json',
  extent: 'whole',
  recognises: (record) => ['reference', 'title', 'employer'].every(record.has),
  toVacancy: (record) => ({
    reference: record.text('reference'),
    title: record.text('title'),
    companyName: record.text('employer'),
    companyDescription: record.text('employerDescription'),
    places: [
      {
        city: record.text('city'),
        region: record.text('province'),
        country: record.text('country'),
      },
    ],
    category: record.text('category'),
    level: record.text('level'),
    qualification: record.text('qualification'),
    gender: record.text('gender'),
    majors: [...record.texts('majors')],
    positions: record.text('positions'),
    description: record.text('description'),
    requirements: record.text('requirements'),
    benefits: record.text('benefits'),
    howToApply: record.text('howToApply'),
    url: record.text('applyUrl'),
    applyEmail: record.text('applyEmail'),
    pay: {
      min: record.text('payMin'),
      max: record.text('payMax'),
      currency: record.text('payCurrency'),
      period: 'month',
    },
    typeWords: [...record.texts('type')],
    postedAt: record.text('postedAt'),
    updatedAt: record.text('updatedAt'),
    closingDate: record.text('closingDate'),
  }),
}
