import { z } from 'zod'
import { IdentityError } from '@/backend/areas/sign-in/identity/identity-error'
import { ID_TOKEN_SECONDS, signIdToken } from '@/backend/areas/sign-in/identity/issue-tokens'
import {
  type IdentityAction,
  LOCAL_PROJECT_ID,
} from '@/backend/areas/sign-in/identity/local-context'
import { getRefreshToken } from '@/backend/areas/sign-in/identity/local-tokens'
import { getLocalUser } from '@/backend/areas/sign-in/identity/local-users'
import { parseBody } from '@/backend/areas/sign-in/identity/parse-body'

const bodySchema = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(200),
})

/** Handles `token` of the secure token service. */
export const refreshIdToken: IdentityAction = async (context, { body }) => {
  const { refresh_token } = parseBody(bodySchema, body)
  const stored = await getRefreshToken(context.db, refresh_token, context.clock.now())
  if (stored === null) throw new IdentityError('INVALID_REFRESH_TOKEN')
  const user = await getLocalUser(context.db, stored.userId)
  if (user === null) throw new IdentityError('USER_NOT_FOUND')
  const idToken = await signIdToken(context, user, stored.authTime)
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    user_id: user.id,
    project_id: LOCAL_PROJECT_ID,
  }
}
