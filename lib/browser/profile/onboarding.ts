import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import { internshipMajorSettingEndpoints } from '@/lib/contract/notifications/internship-notification-setting'
import { jobMajorSettingEndpoints } from '@/lib/contract/notifications/job-notification-setting'
import { personalDetailEndpoints } from '@/lib/contract/profile/personal-detail'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'

/** Validates the onboarding form. All fields are optional, but notifications by major need a major. */
export function findOnboardingProblems(values: FormValues): readonly FieldProblem[] {
  const isTold = Boolean(values.tellJobs || values.tellInternships)
  if (!isTold || values.majorId) return []
  return [
    { field: 'majorId', message: 'Choose your major, so that we know what to notify you about.' },
  ]
}

/**
 * Saves the answers to the profile and the notification settings. Empty answers change nothing; idempotent.
 * @throws FormError
 */
export async function saveOnboarding(values: FormValues): Promise<void> {
  const { majorId, locationId, tellJobs, tellInternships } = values
  if (majorId || locationId) {
    const body = { ...(majorId && { majorId }), ...(locationId && { locationId }) }
    await callApi(personalDetailEndpoints.update, { body })
  }
  if (majorId && tellJobs) await callApi(jobMajorSettingEndpoints.enable, { body: { majorId } })
  if (majorId && tellInternships) {
    await callApi(internshipMajorSettingEndpoints.enable, { body: { majorId } })
  }
  await getQueryClient().invalidateQueries({ queryKey: queryKeys.profile })
}
