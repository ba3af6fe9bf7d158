import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { LookupItem } from '@/lib/contract/common'
import { lookupEndpoints } from '@/lib/contract/site/lookup'

const lists = {
  careerLevelId: lookupEndpoints.jobLevels,
  educationLevelId: lookupEndpoints.qualifications,
  genderId: lookupEndpoints.genders,
  locationId: lookupEndpoints.locations,
  majorId: lookupEndpoints.userMajors,
  maritalId: lookupEndpoints.maritalStatuses,
} as const

export type ProfileChoice = keyof typeof lists

export type ProfileChoices<Field extends ProfileChoice> = Readonly<
  Record<Field, readonly LookupItem[]>
>

/** A vacancy may ask for any gender; a person has one gender or leaves the field empty. */
const ANY_GENDER = 'Any'

/** Loads the choices of some profile fields, each list once a visit. @throws FormError */
export async function loadProfileChoices<Field extends ProfileChoice>(
  fields: readonly Field[],
): Promise<ProfileChoices<Field>> {
  const read = await Promise.all(fields.map(async (field) => [field, await loadList(field)]))
  return Object.fromEntries(read) as ProfileChoices<Field>
}

async function loadList(field: ProfileChoice): Promise<readonly LookupItem[]> {
  const { data } = await getQueryClient().fetchQuery({
    queryKey: queryKeys.choices(field),
    queryFn: () => callApi(lists[field], { query: { limit: 100 } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data.filter(({ name }) => field !== 'genderId' || name !== ANY_GENDER)
}
