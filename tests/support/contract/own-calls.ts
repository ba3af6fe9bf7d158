import { eq } from 'drizzle-orm'
import { account } from '@/backend/db/schema/account'
import { toMultipart } from '@/tests/support/multipart'
import { draftBrowser } from '@/tests/support/push/browsers'
import { samplePdf } from '@/tests/support/sample-files'
import type { Input } from './input'
import type { Person, World } from './private-things'

type OwnCall = {
  /** The inputs of the calls, in order; some repeat what `whole-account.ts` has set. */
  readonly inputs?: readonly Partial<Input>[]
  readonly prepare?: (world: World, caller: Person) => Promise<void>
}

const each = (bodies: readonly Record<string, unknown>[]) => ({
  inputs: bodies.map((body) => ({ body })),
})
const majors = each([1, 2, 3].map((majorId) => ({ majorId })))
const salaries = each([1, 2].map((salaryId) => ({ salaryId })))
const scholarships = each([1, 2].map((departmentId) => ({ type: 'full', departmentId })))

/**
 * What a user's call needs beyond valid input to return 200, by endpoint. An endpoint that needs more and
 * is missing here fails the suite.
 */
export const ownCalls: Readonly<Record<string, OwnCall>> = {
  enableJobNotificationSetting: majors,
  disableJobNotificationSetting: majors,
  enableJobSalaryNotificationSetting: salaries,
  disableJobSalaryNotificationSetting: salaries,
  enableInternshipNotificationSetting: majors,
  disableInternshipNotificationSetting: majors,
  enableInternshipSalaryNotificationSetting: salaries,
  disableInternshipSalaryNotificationSetting: salaries,
  enableScholarshipNotificationSetting: scholarships,
  disableScholarshipNotificationSetting: scholarships,
  chooseDigestMail: each([{ rhythm: 'at-once' }, { reminders: false }]),
  updateProfile: each([{ firstName: 'Dara', genderId: 1 }]),
  updatePersonalDetail: each([{ nationality: 'Cambodian', phoneNumber: '012 345 678' }]),
  beginPush: each([draftBrowser()]),
  orderOwnSearchAlert: {
    ...each([{ area: 'jobs', search: 'categoryId=1', rhythm: 'daily' }]),
    prepare: async ({ db }, { accountId }) => {
      const proven = { email: 'caller@example.com', emailVerifiedAt: new Date() }
      await db.update(account).set(proven).where(eq(account.id, accountId))
    },
  },
  changeEmail: {
    prepare: async ({ db }, { accountId }) => {
      const byPassword = { email: 'caller@example.com', signInProvider: 'password' } as const
      await db.update(account).set(byPassword).where(eq(account.id, accountId))
    },
  },
}

/** A file that every upload endpoint accepts. */
export function sampleUpload(field: string) {
  return toMultipart({ field, name: 'a.pdf', content: samplePdf() })
}
