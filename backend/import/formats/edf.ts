import type { VacancyFormat } from './feed-format'

const JOB = 'jobDescription'

/** EDF's `<offers>` of `<offer>`; `salaryRange` holds the hiring company of the group. */
export const edf: VacancyFormat = {
  name: 'edf',
  recordPath: 'offers/offer',
  recognises: (record) => record.has('reference') && record.has(`${JOB}/title`),
  toVacancy: (record) => ({
    reference: record.text('reference'),
    title: record.text(`${JOB}/title`),
    companyName: record.text(`${JOB}/salaryRange`) || record.text('entity'),
    companyDescription: record.text('entityDescription'),
    places: [
      {
        city: record.text(`${JOB}/location/jobLocation`),
        region: record.text(`${JOB}/location/regions/region`),
        country: record.text(`${JOB}/country`),
      },
    ],
    description:
      record.text(`${JOB}/description`) +
      (record.text(`${JOB}/missionDescriptionFormatted`) ||
        record.text(`${JOB}/missionDescription`)),
    requirements:
      record.text(`${JOB}/applicantProfileFormatted`) || record.text(`${JOB}/applicantProfile`),
    benefits: record.text(`${JOB}/customFields/LongText1Formatted`),
    url: record.text('directUrl'),
    // Its pay is a sentence in the source's language, never an amount alone.
    pay: { min: '', max: '', currency: '', period: '' },
    typeWords: [record.text(`${JOB}/contract`)],
    postedAt: record.text('creationDate'),
    updatedAt: record.text('modificationDate'),
    closingDate: '',
  }),
}
