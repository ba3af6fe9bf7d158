// Must come before the schemas of the contract.
import '@/lib/browser/api-client/zod-jitless'
import { loadProfileChoices } from '@/lib/browser/profile/profile-choices'
import type { LookupItem } from '@/lib/contract/common'
import type {
  QualificationChoice,
  QualificationLists,
} from '@/lib/shared/qualification/qualifications'

/** Fetches the lists that a person chooses from. @throws FormError */
export async function fetchQualificationLists(): Promise<QualificationLists> {
  const choices = await loadProfileChoices([
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

function toChoices(list: readonly LookupItem[]): readonly QualificationChoice[] {
  return list.map(({ id, name, nameKm }) => ({ id, name, nameKm }))
}
