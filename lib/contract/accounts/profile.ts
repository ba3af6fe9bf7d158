import { z } from 'zod'
import { day, done, idInput, lookupItem, named } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { user } from './user'

const words = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')
const lookupId = idInput.nullable().optional()

/** Personal details (spec §3). */
export const personalDetail = z.object({
  major: lookupItem.nullable(),
  phoneNumber: z.string().nullable(),
  nationality: z.string().nullable(),
  gender: named.nullable(),
  marital: named.nullable(),
  location: lookupItem.nullable(),
  dateOfBirth: day.nullable(),
})
export type PersonalDetail = z.output<typeof personalDetail>

export const getProfile = endpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/v1/profile',
  tag: 'Profile',
  summary: 'The signed-in user',
  access: 'session',
  reply: user,
})

export const updateProfile = endpoint({
  id: 'updateProfile',
  method: 'PATCH',
  path: '/v1/profile',
  tag: 'Profile',
  summary: 'Change what is stated of the user; what is left out stays, null takes away',
  access: 'session',
  body: z.strictObject({
    firstName: words(100).optional(),
    lastName: words(100).optional(),
    genderId: lookupId,
    educationLevelId: lookupId,
    majorId: lookupId,
    careerLevelId: lookupId,
    dateOfBirth: day.nullable().optional(),
  }),
  reply: user,
})

export const deleteProfile = endpoint({
  id: 'deleteProfile',
  method: 'DELETE',
  path: '/v1/profile',
  tag: 'Profile',
  summary: 'Delete the account and everything of it for good; every session ends',
  access: 'session',
  extension: true,
  /** So that nobody deletes an account by mistake; not everything passes on the body of a DELETE. */
  query: z.object({ confirm: z.literal('true') }),
  /**
   * `identityDeleted` is false when a Firebase project still knows the user: only they can delete
   * themselves there (the SDK's `deleteUser`).
   */
  reply: done.extend({ identityDeleted: z.boolean() }),
})

export const changeEmail = endpoint({
  id: 'changeEmail',
  method: 'PATCH',
  path: '/v1/profile/email',
  tag: 'Profile',
  summary: 'Mail a link to a new address; the address changes when the link is confirmed',
  access: 'session',
  body: z.strictObject({ email: z.string().trim().max(254).pipe(z.email()) }),
  reply: done,
  errors: [409],
})

const mailedToken = z.object({ token: z.string().min(20).max(100) })

export const askEmailChange = endpoint({
  id: 'askEmailChange',
  method: 'GET',
  path: '/v1/profile/email/confirmation',
  tag: 'Profile',
  summary: 'A page that asks to confirm a new address; opening it changes nothing',
  extension: true,
  query: mailedToken,
  reply: z.string(),
  replies: 'html',
  errors: [404],
})

export const confirmEmailChange = endpoint({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/v1/profile/email/confirmation',
  tag: 'Profile',
  summary: 'Change the address to the one the link was mailed to, and end all sessions',
  extension: true,
  query: mailedToken,
  reply: z.string(),
  replies: 'html',
  errors: [404, 409],
})

export const changePhoto = endpoint({
  id: 'changePhoto',
  method: 'PATCH',
  path: '/v1/profile/photo',
  tag: 'Profile',
  summary: "Show one of the user's uploaded photos; null shows none",
  access: 'session',
  body: z.strictObject({ fileId: z.uuid().nullable() }),
  reply: user,
  errors: [404],
})

export const getPersonalDetail = endpoint({
  id: 'getPersonalDetail',
  method: 'GET',
  path: '/v1/profile/personal-detail',
  tag: 'Profile',
  summary: 'Personal details of the signed-in user',
  access: 'session',
  reply: personalDetail,
})

export const updatePersonalDetail = endpoint({
  id: 'updatePersonalDetail',
  method: 'PATCH',
  path: '/v1/profile/personal-detail',
  tag: 'Profile',
  summary: 'Change personal details; what is left out stays, null takes away',
  access: 'session',
  body: z.strictObject({
    majorId: lookupId,
    /** National or international spelling; numbers without a country are Cambodian. */
    phoneNumber: words(40).nullable().optional(),
    nationality: words(60).nullable().optional(),
    genderId: lookupId,
    maritalId: lookupId,
    locationId: lookupId,
    dateOfBirth: day.nullable().optional(),
  }),
  reply: personalDetail,
})
