import { z } from 'zod'
import { user } from '@/lib/contract/account/user'
import { day, done, idInput } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { schemalessProfileEndpoints } from '@/lib/contract/profile/schemaless-profile-endpoints'
import { lineInput } from '@/lib/contract/text-inputs'

const lookupId = idInput.nullable().optional()

export const profileEndpoints = {
  get: endpoint({
    id: 'getProfile',
    ...schemalessProfileEndpoints.get,
    tag: 'Profile',
    summary: 'The signed-in user',
    reply: user,
  }),
  update: endpoint({
    id: 'updateProfile',
    method: 'PATCH',
    path: '/v1/profile',
    tag: 'Profile',
    summary: 'Change what is stated of the user; what is left out stays, null takes away',
    access: 'session',
    body: z.strictObject({
      firstName: lineInput(100).optional(),
      lastName: lineInput(100).optional(),
      genderId: lookupId,
      educationLevelId: lookupId,
      majorId: lookupId,
      careerLevelId: lookupId,
      dateOfBirth: day.nullable().optional(),
    }),
    reply: user,
  }),
  delete: endpoint({
    id: 'deleteProfile',
    method: 'DELETE',
    path: '/v1/profile',
    tag: 'Profile',
    summary: 'Delete the account and everything of it for good; every session ends',
    access: 'session',
    extension: true,
    /** Prevents deletion by mistake; in the query, because some proxies drop the body of a DELETE. */
    query: z.object({ confirm: z.literal('true') }),
    /** False when the user still exists in a Firebase project; the client then calls `deleteUser` of the SDK. */
    reply: done.extend({ identityDeleted: z.boolean() }),
  }),
}
