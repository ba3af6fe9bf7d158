import type { VacancyFormat } from './feed-format'

/** Leboncoin's CSV feed: French column names, texts over many lines, no dates. */
export const leboncoin: VacancyFormat = {
  name: 'leboncoin',
  recordPath: 'csv',
  recognises: (record) => ['identifiant', 'titre', 'entreprise', 'redirection'].every(record.has),
  toVacancy: (record) => ({
    reference: record.text('identifiant'),
    title: record.text('titre'),
    companyName: record.text('entreprise'),
    companyDescription: '',
    places: [{ city: record.text('ville'), region: record.text('région'), country: 'FR' }],
    description: record.text('description'),
    requirements: '',
    benefits: '',
    url: record.text('redirection'),
    pay: { min: '', max: '', currency: '', period: '' },
    typeWords: [],
    postedAt: '',
    updatedAt: '',
    closingDate: '',
  }),
}
