import { z } from 'zod'
import { user } from '@/lib/contract/account/user'
import { day, idInput, lookupItem, named } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { lineInput } from '@/lib/contract/text-inputs'

const lookupId = idInput.nullable().optional()

/** See spec §3. */
export const personalDetailSchema = z.object({
  major: lookupItem.nullable(),
  phoneNumber: z.string().nullable(),
  nationality: z.string().nullable(),
  gender: named.nullable(),
  marital: named.nullable(),
  location: lookupItem.nullable(),
  dateOfBirth: day.nullable(),
})
export type PersonalDetail = z.output<typeof personalDetailSchema>

export const profilePhotoEndpoints = {
  change: endpoint({
    id: 'changePhoto',
    method: 'PATCH',
    path: '/v1/profile/photo',
    tag: 'Profile',
    summary: "Show one of the user's uploaded photos; null shows none",
    access: 'session',
    body: z.strictObject({ fileId: z.uuid().nullable() }),
    reply: user,
    errors: [404],
  }),
}

export const personalDetailEndpoints = {
  get: endpoint({
    id: 'getPersonalDetail',
    method: 'GET',
    path: '/v1/profile/personal-detail',
    tag: 'Profile',
    summary: 'Personal details of the signed-in user',
    access: 'session',
    reply: personalDetailSchema,
  }),
  update: endpoint({
    id: 'updatePersonalDetail',
    method: 'PATCH',
    path: '/v1/profile/personal-detail',
    tag: 'Profile',
    summary: 'Change personal details; what is left out stays, null takes away',
    access: 'session',
    body: z.strictObject({
      majorId: lookupId,
      /** Numbers without a country code are Cambodian. */
      phoneNumber: lineInput(40).nullable().optional(),
      nationality: lineInput(60).nullable().optional(),
      genderId: lookupId,
      maritalId: lookupId,
      locationId: lookupId,
      dateOfBirth: day.nullable().optional(),
    }),
    reply: personalDetailSchema,
  }),
}
