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

/** Texts and fields of a form; the body of its call has the same fields. */
export type ProfileFormDescription = {
  readonly name: string
  /** Fields by the title of their group. */
  readonly groups: readonly (readonly [title: string, fields: readonly ProfileField[]])[]
  /** Shown when it is saved. */
  readonly success: string
  /** Heading when it is refused. */
  readonly refusal: string
}

export const profileForm: ProfileFormDescription = {
  name: 'edit-profile',
  groups: [
    ['Name', ['firstName', 'lastName']],
    ['About you', ['dateOfBirth', 'genderId']],
    ['Studies and work', ['educationLevelId', 'majorId', 'careerLevelId']],
  ],
  success: 'Your profile is saved.',
  refusal: 'Your profile was not saved',
}

export const personalDetailForm: ProfileFormDescription = {
  name: 'personal-details',
  groups: [
    ['Contact', ['phoneNumber', 'locationId']],
    ['About you', ['dateOfBirth', 'nationality', 'genderId', 'maritalId']],
    ['Studies', ['majorId']],
  ],
  success: 'Your personal details are saved.',
  refusal: 'Your personal details were not saved',
}

export function isChoiceField(field: string): field is ChoiceField {
  return field in choiceFields
}

/** Everything but the name may be left empty. */
export function isRequired(field: string): boolean {
  const inputs: Readonly<Record<string, { readonly label: string; readonly required?: boolean }>> =
    textFields
  return inputs[field] !== undefined && inputs[field].required !== false
}

/** Lists the fields of a form from top to bottom. */
export function listFields({ groups }: ProfileFormDescription): readonly ProfileField[] {
  return groups.flatMap(([, fields]) => fields)
}
