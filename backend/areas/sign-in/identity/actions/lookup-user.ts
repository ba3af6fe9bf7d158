import { z } from 'zod'
import type { IdentityAction } from '@/backend/areas/sign-in/identity/local-context'
import { toUserInfo } from '@/backend/areas/sign-in/identity/local-users'
import { parseBody } from '@/backend/areas/sign-in/identity/parse-body'
import { requireSignedIn } from '@/backend/areas/sign-in/identity/signed-in-user'

const bodySchema = z.object({ idToken: z.string() })

/** Handles `accounts:lookup`. */
export const lookupUser: IdentityAction = async (context, { body }) => {
  const { user } = await requireSignedIn(context, parseBody(bodySchema, body).idToken)
  return { users: [toUserInfo(user)] }
}
