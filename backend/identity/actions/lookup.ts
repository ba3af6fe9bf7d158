import { z } from 'zod'
import type { Action } from '../local-context'
import { parseBody } from '../parse-body'
import { requireSignedIn } from '../signed-in-user'
import { toUserInfo } from '../user-info'

const bodySchema = z.object({ idToken: z.string() })

/** `accounts:lookup`: what is kept of the token's own user. */
export const lookup: Action = async (context, { body }) => {
  const { user } = await requireSignedIn(context, parseBody(bodySchema, body).idToken)
  return { users: [toUserInfo(user)] }
}
