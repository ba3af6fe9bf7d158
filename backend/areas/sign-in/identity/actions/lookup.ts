import { z } from 'zod'
import type { Action } from '@/backend/areas/sign-in/identity/local-context'
import { parseBody } from '@/backend/areas/sign-in/identity/parse-body'
import { requireSignedIn } from '@/backend/areas/sign-in/identity/signed-in-user'
import { toUserInfo } from '@/backend/areas/sign-in/identity/user-info'

const bodySchema = z.object({ idToken: z.string() })

/** Handles `accounts:lookup`. */
export const lookup: Action = async (context, { body }) => {
  const { user } = await requireSignedIn(context, parseBody(bodySchema, body).idToken)
  return { users: [toUserInfo(user)] }
}
