// Before the contract's schemas.
import '@/lib/browser/wire/no-eval'
import { readProfileChoices } from '@/lib/browser/account/choices'
import type { Named } from '@/lib/contract/common'
import type { PersonLists } from '@/lib/shared/qualifying/person'

/** @throws FormError */
export async function askForPersonLists(): Promise<PersonLists> {
  const choices = await readProfileChoices([
    'majorId',
    'educationLevelId',
    'careerLevelId',
    'locationId',
  ])
  return {
    majors: toNamed(choices.majorId),
    degrees: toNamed(choices.educationLevelId),
    levels: toNamed(choices.careerLevelId),
    provinces: toNamed(choices.locationId),
  }
}

function toNamed(list: readonly Named[]): readonly Named[] {
  return list.map(({ id, name }) => ({ id, name }))
}
