import { z } from 'zod'
import { day, lookupItem, named, picture } from '@/lib/contract/common'

/** Only `password` can change password and e-mail address (spec §2). */
export const signInProvider = z.enum([
  'password',
  'phone',
  'linkedin',
  'google',
  'facebook',
  'apple',
])

/** `provide` created the account, `signInProvider` was used last (spec §3); `phoneNumber` is E.164. */
export const user = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  gender: named.nullable(),
  provide: signInProvider.nullable(),
  signInProvider: signInProvider.nullable(),
  educationLevel: named.nullable(),
  major: lookupItem.nullable(),
  careerLevel: named.nullable(),
  dateOfBirth: day.nullable(),
  photo: picture.nullable(),
})
export type User = z.output<typeof user>
