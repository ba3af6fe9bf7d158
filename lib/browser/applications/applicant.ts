import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { getStoredText, storeText } from '@/lib/browser/forms/form-storage'
import { fetchPersonalDetail, fetchProfile } from '@/lib/browser/profile/profile'
import { loadProfileChoices, type ProfileChoices } from '@/lib/browser/profile/profile-choices'
import type { Named } from '@/lib/contract/common'
import { profileEndpoints } from '@/lib/contract/profile/profile'
import { logFailure } from '@/lib/shared/log-failure'

const fields = ['educationLevelId', 'majorId', 'careerLevelId'] as const

export type StudyField = (typeof fields)[number]

/** Data of the profile that fills in the application form. */
export type Applicant = {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly stated: Readonly<Record<StudyField, Named | null>>
  readonly choices: ProfileChoices<StudyField>
}

const CONTACT = 'apply-contact'

/** Loads the data of the applicant. @throws FormError */
export async function loadApplicant(): Promise<Applicant> {
  const [user, detail, choices] = await Promise.all([
    fetchProfile(),
    fetchPersonalDetail(),
    loadProfileChoices(fields),
  ])
  // What was typed into an earlier application replaces what the profile lacks.
  const typed = getStoredText(CONTACT, undefined, 'device')
  return {
    name: `${user.firstName} ${user.lastName}`.trim() || (typed.name ?? ''),
    email: user.email ?? typed.email ?? '',
    phoneNumber: detail.phoneNumber ?? user.phoneNumber ?? typed.phoneNumber ?? '',
    stated: {
      educationLevelId: user.educationLevel,
      majorId: user.major,
      careerLevelId: user.careerLevel,
    },
    choices,
  }
}

/**
 * Adds answers of the application form to the profile where it had none. The application is already sent, so a
 * failure is only logged.
 */
export async function completeProfile(
  values: Readonly<Record<string, string>>,
  stated: Applicant['stated'],
): Promise<void> {
  const missing = fields.filter((field) => stated[field] === null && values[field])
  if (missing.length === 0) return
  const body = Object.fromEntries(missing.map((field) => [field, values[field]]))
  try {
    await callApi(profileEndpoints.update, { body })
    await getQueryClient().invalidateQueries({ queryKey: queryKeys.profile })
  } catch (cause) {
    logFailure('The profile was not completed.', cause)
  }
}

export function storeContact(values: Readonly<Record<string, string>>): void {
  const { name = '', email = '', phoneNumber = '' } = values
  storeText(CONTACT, { name, email, phoneNumber }, undefined, 'device')
}
