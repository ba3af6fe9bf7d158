import { lookupEndpoints as lookups } from '@/lib/contract/site/lookup'

/** Fields that are chosen from a list. `noun` completes "Choose … from the list." */
export const choiceFields = {
  genderId: { label: 'Gender', noun: 'a gender', lookup: lookups.genders },
  educationLevelId: { label: 'Education level', noun: 'a level', lookup: lookups.qualifications },
  majorId: { label: 'Major', noun: 'a major', lookup: lookups.userMajors },
  careerLevelId: { label: 'Career level', noun: 'a level', lookup: lookups.jobLevels },
  maritalId: { label: 'Marital status', noun: 'a marital status', lookup: lookups.maritalStatuses },
  locationId: { label: 'Where you live', noun: 'a place', lookup: lookups.locations },
} as const

/** Fields that are typed: the attributes of their inputs. */
export const textFields = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  dateOfBirth: {
    label: 'Date of birth',
    type: 'date',
    min: '1900-01-01',
    required: false,
    autoComplete: 'bday',
  },
  nationality: { label: 'Nationality', required: false },
  phoneNumber: {
    label: 'Phone number',
    hint: 'So that employers can reach you, for example 012 345 678.',
    type: 'tel',
    required: false,
    autoComplete: 'tel',
  },
} as const

export type ChoiceField = keyof typeof choiceFields

export type ProfileField = ChoiceField | keyof typeof textFields

export function isChoiceField(field: ProfileField): field is ChoiceField {
  return field in choiceFields
}
