// Before the contract's schemas.
import '@/lib/browser/wire/no-eval'
import { readPersonalDetail, readProfile } from '@/lib/browser/account/profile'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { type Person, saysSomething } from '@/lib/shared/qualifying/person'

/** What the profile of the signed-in says; null: nothing. It is never written to the device. @throws FormError */
export async function readOwnPerson(): Promise<Person | null> {
  const [user, detail] = await Promise.all([
    readProfile(),
    getQueryClient().fetchQuery({ queryKey: queryKeys.province, queryFn: readPersonalDetail }),
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
