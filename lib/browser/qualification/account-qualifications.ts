// Must come before the schemas of the contract.
import '@/lib/browser/api-client/zod-jitless'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { callApiInBackground } from '@/lib/browser/api-client/send-request'
import { fetchProfile } from '@/lib/browser/profile/profile'
import { clearSessionOrRedirect } from '@/lib/browser/session/clear-session-or-redirect'
import { personalDetailEndpoints } from '@/lib/contract/profile/personal-detail'
import { hasAnswers, type Qualifications } from '@/lib/shared/qualification/qualifications'

/** Runs in the background of a public page, so an ended session does not redirect to the login. */
const fetchDetail = () =>
  callApiInBackground(personalDetailEndpoints.get, {}, clearSessionOrRedirect)

/** Fetches the person from the profile; null when it is empty. It is never stored on the device. @throws Error */
export async function fetchAccountQualifications(): Promise<Qualifications | null> {
  const [user, detail] = await Promise.all([
    fetchProfile(),
    getQueryClient().fetchQuery({ queryKey: queryKeys.province, queryFn: fetchDetail }),
  ])
  const person = {
    major: user.major?.id ?? null,
    degree: user.educationLevel?.id ?? null,
    isStudent: false,
    level: user.careerLevel?.id ?? null,
    province: detail.location?.id ?? null,
  }
  return hasAnswers(person) ? person : null
}
