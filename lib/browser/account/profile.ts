import { queryKeys } from '@/lib/browser/account/query-keys'
import { toProfileProblems } from '@/lib/browser/forms/profile-problems'
import type { FormValues } from '@/lib/browser/forms/send-form'
import { ask } from '@/lib/browser/wire/ask'
import { FormError } from '@/lib/browser/wire/form-error'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import {
  type PersonalDetail,
  personalDetailEndpoints,
  profilePhotoEndpoints,
} from '@/lib/contract/accounts/personal-detail'
import { profileEndpoints } from '@/lib/contract/accounts/profile'
import type { User } from '@/lib/contract/accounts/user'
import { UNREACHED } from '@/lib/shared/forms/failure-words'
import { readProfileReply } from './profile-reply'

/** @throws FormError */
export async function readProfile(): Promise<User> {
  const user = profileEndpoints.get.reply.safeParse(await readProfileReply())
  // A misshapen answer is none (promise F3).
  if (!user.success) throw new FormError(UNREACHED)
  return user.data
}

/** @throws FormError */
export function readPersonalDetail(): Promise<PersonalDetail> {
  return ask(personalDetailEndpoints.get, {})
}

/** @throws FormError */
export async function saveProfile(values: FormValues): Promise<string> {
  const body = {
    firstName: values.firstName,
    lastName: values.lastName,
    genderId: values.genderId || null,
    educationLevelId: values.educationLevelId || null,
    majorId: values.majorId || null,
    careerLevelId: values.careerLevelId || null,
    dateOfBirth: values.dateOfBirth || null,
  }
  await show(await ask(profileEndpoints.update, { body }, toProfileProblems))
  return 'Your profile is saved.'
}

/** @throws FormError */
export async function savePersonalDetail(values: FormValues): Promise<string> {
  const body = {
    majorId: values.majorId || null,
    phoneNumber: values.phoneNumber || null,
    nationality: values.nationality || null,
    genderId: values.genderId || null,
    maritalId: values.maritalId || null,
    locationId: values.locationId || null,
    dateOfBirth: values.dateOfBirth || null,
  }
  await ask(personalDetailEndpoints.update, { body }, toProfileProblems)
  await refresh()
  return 'Your personal details are saved.'
}

/** Null shows the default. @throws FormError */
export async function setPhoto(fileId: string | null): Promise<void> {
  await show(await ask(profilePhotoEndpoints.change, { body: { fileId } }))
}

/** The header shows the same person. */
async function show(user: User): Promise<void> {
  getQueryClient().setQueryData(queryKeys.currentUser, user)
  await refresh()
}

function refresh(): Promise<void> {
  return getQueryClient().invalidateQueries({ queryKey: queryKeys.profile })
}
