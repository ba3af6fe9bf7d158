// Before the contract's schemas.
import '@/lib/browser/wire/no-eval'
import { readProfileChoices } from '@/lib/browser/account/choices'
import type { LookupItem } from '@/lib/contract/common'
import type { PersonChoice, PersonLists } from '@/lib/shared/qualifying/person'

/** @throws FormError */
export async function askForPersonLists(): Promise<PersonLists> {
  const choices = await readProfileChoices([
    'majorId',
    'educationLevelId',
    'careerLevelId',
    'locationId',
  ])
  return {
    majors: toChoices(choices.majorId),
    degrees: toChoices(choices.educationLevelId),
    levels: toChoices(choices.careerLevelId),
    provinces: toChoices(choices.locationId),
  }
}

function toChoices(list: readonly LookupItem[]): readonly PersonChoice[] {
  return list.map(({ id, name, nameKm }) => ({ id, name, nameKm }))
}
