import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProviderUnavailable } from '@/backend/areas/sign-in/providers/provider-unavailable'
import { readClientAddress } from '@/backend/platform/http/client-address'
import { readInstallationId } from '@/backend/platform/http/guards'
import { RateLimitExceeded } from '@/backend/platform/http/rate-limit-calls'
import { QueueFullError } from '@/lib/shared/runtime/task-queue'
import { IdentityError, sendIdentityError } from './identity-error'
import type { IdentityAction, LocalContext } from './local-context'
import { resetPassword, sendOobCode } from './mailed-links'
import { passwordSignIn, refreshIdToken, signUp } from './password-sign-in'
import { lookupUser, removePassword, updateUser } from './update-user'

const ACTIONS: ReadonlyMap<string, IdentityAction> = new Map([
  ['accounts:signUp', signUp],
  ['accounts:signInWithPassword', passwordSignIn],
  ['accounts:lookup', lookupUser],
  ['accounts:update', updateUser],
  ['accounts:sendOobCode', sendOobCode],
  ['accounts:resetPassword', resetPassword],
  ['accounts:delete', removePassword],
])

/**
 * Mounts the endpoints the SDK calls after `connectAuthEmulator` with our address (architecture §8), and our
 * public keys.
 */
export async function mountLocalIdentity(
  app: FastifyInstance,
  context: LocalContext,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    scope.setErrorHandler((error, _, reply) => {
      if (error instanceof IdentityError) return sendIdentityError(reply, error)
      if (error instanceof RateLimitExceeded) return sendIdentityError(reply, tooMany(error))
      if (error instanceof QueueFullError) return sendIdentityError(reply, tooBusy(error))
      throw error
    })

    scope.post<{ Params: { action: string } }>(
      '/identitytoolkit.googleapis.com/v1/:action',
      (request) => answer(ACTIONS.get(request.params.action), context, request),
    )
    scope.post('/securetoken.googleapis.com/v1/token', (request) =>
      answer(refreshIdToken, context, request),
    )
    scope.get('/identity/jwks.json', () => context.keys.listPublic())
  })
}

function tooMany({ waitMs }: RateLimitExceeded): IdentityError {
  return new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 429, Math.ceil(waitMs / 1000))
}

function tooBusy({ retryAfter }: QueueFullError): IdentityError {
  return new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 503, retryAfter)
}

async function answer(
  action: IdentityAction | undefined,
  context: LocalContext,
  request: FastifyRequest,
): Promise<object> {
  if (action === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED', 404)
  const token = request.headers['x-session-token']
  try {
    return await action(context, {
      body: request.body,
      installationId: readInstallationId(request),
      clientAddress: readClientAddress(request),
      sessionToken: typeof token === 'string' ? token : null,
    })
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new IdentityError('UNAVAILABLE', 503, 5)
    throw error
  }
}
