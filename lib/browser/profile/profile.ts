import { callApi } from '@/lib/browser/api-client/call-api'
import { FormError } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import {
  listFields,
  type ProfileField,
  type ProfileFormDescription,
  personalDetailForm,
  profileForm,
} from '@/lib/browser/profile/profile-fields'
import { toProfileProblems } from '@/lib/browser/profile/profile-problems'
import type { User } from '@/lib/contract/account/user'
import {
  type PersonalDetail,
  personalDetailEndpoints,
  profilePhotoEndpoints,
} from '@/lib/contract/profile/personal-detail'
import { profileEndpoints } from '@/lib/contract/profile/profile'
import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import { fetchProfileReply } from './profile-reply'

/** Fetches the signed-in user. @throws FormError */
export async function fetchProfile(): Promise<User> {
  const user = profileEndpoints.get.reply.safeParse(await fetchProfileReply())
  // An invalid reply is treated like no reply (promise F3).
  if (!user.success) throw new FormError(UNREACHABLE)
  return user.data
}

/** Fetches the personal details. @throws FormError */
export function fetchPersonalDetail(): Promise<PersonalDetail> {
  return callApi(personalDetailEndpoints.get, {})
}

/** Saves the profile form and returns the message to show. @throws FormError */
export async function saveProfile(values: FormValues): Promise<string> {
  const body = toBody(profileForm, values)
  await updateCurrentUser(await callApi(profileEndpoints.update, { body }, toProfileProblems))
  return profileForm.success
}

/** Saves the personal details and returns the message to show. @throws FormError */
export async function savePersonalDetail(values: FormValues): Promise<string> {
  const body = toBody(personalDetailForm, values)
  await callApi(personalDetailEndpoints.update, { body }, toProfileProblems)
  await refetchProfile()
  return personalDetailForm.success
}

type Body = { readonly [Field in ProfileField]?: string | null } & {
  readonly [Field in 'firstName' | 'lastName']?: string
}

/** Builds the body from the fields of a form. Null takes away what was stated. */
function toBody(form: ProfileFormDescription, values: FormValues): Body {
  return Object.fromEntries(listFields(form).map((field) => [field, values[field] || null]))
}

/** Sets the profile photo; null resets it to the default. @throws FormError */
export async function setPhoto(fileId: string | null): Promise<void> {
  await updateCurrentUser(await callApi(profilePhotoEndpoints.change, { body: { fileId } }))
}

/** Updates the user shown in the header too. */
async function updateCurrentUser(user: User): Promise<void> {
  getQueryClient().setQueryData(queryKeys.currentUser, user)
  await refetchProfile()
}

function refetchProfile(): Promise<void> {
  return getQueryClient().invalidateQueries({ queryKey: queryKeys.profile })
}
