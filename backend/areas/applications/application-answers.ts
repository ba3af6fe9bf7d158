import { requireAccount } from '@/backend/areas/accounts/accounts'
import type { Transaction } from '@/backend/db/connect'
import { toE164 } from '@/backend/platform/text/phone-number'
import type { ApplicationRow } from './application-tables'

/** Fields of the form; an undefined field is taken from the profile. */
export type ApplicationForm = {
  readonly name?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
} & Pick<ApplicationRow, 'education' | 'major' | 'experience' | 'coverLetterText' | 'note'>

/** What the employer reads besides the files, and the address for the receipt. */
export type ApplicationAnswers = Pick<
  ApplicationRow,
  keyof Omit<ApplicationForm, 'name'> | 'name' | 'receiptTo'
>

export type InvalidAnswer = 'no-name' | 'no-contact' | 'no-phone-number'

/** Completes a form from the profile, or says what is invalid. Throws AccountGone. */
export async function toApplicationAnswers(
  tx: Transaction,
  accountId: string,
  { name: stated, email: mail, phoneNumber: phone, ...rest }: ApplicationForm,
): Promise<ApplicationAnswers | InvalidAnswer> {
  const account = await requireAccount(tx, accountId)
  const name = stated ?? `${account.firstName} ${account.lastName}`.trim()
  if (name === '') return 'no-name'
  const email = mail === undefined ? account.email : mail
  const written = phone === undefined ? account.phoneNumber : phone
  const phoneNumber = written === null ? null : toE164(written)
  if (written !== null && phoneNumber === null) return 'no-phone-number'
  if (email === null && phoneNumber === null) return 'no-contact'
  // Only a proven address: a receipt must not reach a stranger.
  const receiptTo = account.emailVerifiedAt === null ? null : account.email
  return { ...rest, name, email, phoneNumber, receiptTo }
}
