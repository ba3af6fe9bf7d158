import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { LookupItem } from '@/lib/contract/common'
import { isProvince } from '@/lib/shared/listing/other-places'
import { type ChoiceField, choiceFields } from './profile-fields'

export type ProfileChoices<Field extends ChoiceField> = Readonly<
  Record<Field, readonly LookupItem[]>
>

/** A vacancy may ask for any gender; a person has one gender or leaves the field empty. */
const ANY_GENDER = 'Any'

/** Loads the choices of some profile fields, each list once a visit. @throws FormError */
export async function loadProfileChoices<Field extends ChoiceField>(
  fields: readonly Field[],
): Promise<ProfileChoices<Field>> {
  const read = await Promise.all(fields.map(async (field) => [field, await loadList(field)]))
  return Object.fromEntries(read) as ProfileChoices<Field>
}

async function loadList(field: ChoiceField): Promise<readonly LookupItem[]> {
  const { data } = await getQueryClient().fetchQuery({
    queryKey: queryKeys.choices(field),
    queryFn: () => callApi(choiceFields[field].lookup, { query: { limit: 100 } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (field === 'locationId') return data.filter(isProvince)
  return data.filter(({ name }) => field !== 'genderId' || name !== ANY_GENDER)
}
