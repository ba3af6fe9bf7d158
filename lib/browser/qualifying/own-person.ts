// Before the contract's schemas.
import '@/lib/browser/wire/no-eval'
import { readProfile } from '@/lib/browser/account/profile'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { requireEarly } from '@/lib/browser/wire/call-api'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { personalDetailEndpoints } from '@/lib/contract/accounts/personal-detail'
import { type Person, saysSomething } from '@/lib/shared/qualifying/person'

/** Nobody asked for it: a session that is over leads nowhere from a page that is everybody's. */
const readDetail = () => requireEarly(personalDetailEndpoints.get, {}, noticeSessionEnd)

/** What the profile of the signed-in says; null: nothing. It is never written to the device. @throws Error */
export async function readOwnPerson(): Promise<Person | null> {
  const [user, detail] = await Promise.all([
    readProfile(),
    getQueryClient().fetchQuery({ queryKey: queryKeys.province, queryFn: readDetail }),
  ])
  const person = {
    major: user.major?.id ?? null,
    degree: user.educationLevel?.id ?? null,
    isStudent: false,
    level: user.careerLevel?.id ?? null,
    province: detail.location?.id ?? null,
  }
  return saysSomething(person) ? person : null
}
