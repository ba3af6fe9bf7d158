import type { FeedRecord } from '../read/feed-record'
import type { VacancyFormat } from './feed-format'

const PROFILE = 'PositionProfile'
const BODY = `${PROFILE}/UserArea/GOVT_XMLJobBody`
const PAY = `${PROFILE}/OfferedRemunerationPackage/RemunerationRange`
const PERIODS: Readonly<Record<string, string>> = { PA: 'year', PM: 'month' }

/** HR-XML 3 as in the United States: texts below `UserArea`; of several places the first is printed. */
export const hrXml: VacancyFormat = {
  name: 'hr-xml',
  recordPath: 'ShowPositionOpening/DataArea/PositionOpening',
  recognises: (record) => record.has(`${PROFILE}/PositionTitle`),
  toVacancy: (record) => ({
    reference: record.text('DocumentID') || record.text(`${PROFILE}/PositionID`),
    title: record.text(`${PROFILE}/PositionTitle`),
    companyName: record.text(
      `${PROFILE}/PositionOrganization/OrganizationIdentifiers/OrganizationName`,
    ),
    companyDescription: record.text(`${BODY}/Overview/AgencyMarketingStatement`),
    places: [
      {
        city: record.text(`${PROFILE}/PositionLocation/LocationName`),
        region: '',
        country: record.text(`${PROFILE}/PositionLocation/ReferenceLocation/CountryCode`),
      },
    ],
    description:
      record.text(`${BODY}/Overview/JobSummary`) + record.text(`${BODY}/Duties/MajorDuties`),
    requirements: toRequirements(record),
    benefits: record.text(`${BODY}/BenefitsAndOtherInformation/Benefits`),
    url: record.text('UserArea/GOVT_ApplyOnlineURL'),
    pay: {
      min: record.text(`${PAY}/RemunerationMinimumAmount`),
      max: record.text(`${PAY}/RemunerationMaximumAmount`),
      currency: record.text(`${PAY}/RemunerationMinimumAmount/@currencyID`),
      period: PERIODS[record.text(`${PAY}/RemunerationRateIntervalCode`)] ?? '',
    },
    typeWords: [record.text(`${PROFILE}/PositionScheduleTypeCode`).replace(/^\d+-/, '')],
    postedAt: record.text(`${PROFILE}/PositionPeriod/StartDate/FormattedDateTime`),
    updatedAt: '',
    closingDate: record.text(`${PROFILE}/PositionPeriod/EndDate/FormattedDateTime`),
  }),
}

function toRequirements(record: FeedRecord): string {
  const keys = record.texts(`${BODY}/Overview/KeyRequirement`).map((text) => `<li>${text}</li>`)
  const list = keys.length === 0 ? '' : `<ul>${keys.join('')}</ul>`
  const asked = record.text(`${BODY}/QualificationsAndEvaluation/Qualifications`)
  return list + asked
}
