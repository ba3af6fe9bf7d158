import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import { notificationSettingEndpoints } from '@/lib/contract/notifications/notification-setting'
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
  const { jobMajors, internshipMajors } = notificationSettingEndpoints
  if (majorId && tellJobs) await callApi(jobMajors.enable, { body: { majorId } })
  if (majorId && tellInternships) await callApi(internshipMajors.enable, { body: { majorId } })
  await getQueryClient().invalidateQueries({ queryKey: queryKeys.profile })
}
