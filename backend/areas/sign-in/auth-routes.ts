import {
  createFirebaseIdentity,
  createLocalIdentity,
  type IdentityProvider,
} from '@/backend/areas/sign-in/identity/identity-providers'
import { mountForSession, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { createBackgroundTasks } from '@/backend/platform/runtime/background-tasks'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { createOneTimeCodes } from './codes/one-time-codes'
import { mountLocalIdentity } from './identity/mount-local-identity'
import {
  createKeyDerivationPool,
  createPasswordHasher,
  PASSWORD_COST,
} from './identity/password-hash'
import { createSigningKeys } from './identity/signing-keys'
import { addKnownInstallation } from './known-installations'
import { mountPhoneSignInRoutes } from './phone-routes'
import type { SignInSettings } from './providers/sign-in-settings'
import { closeSession, endOtherSessions } from './sessions'
import { mountSignInRoutes } from './sign-in-routes'

/** Mounts all sign-in routes; our own sign-in endpoint only without a Firebase project. */
export async function mountAuthRoutes(
  context: RouteContext,
  signIn: SignInSettings,
): Promise<void> {
  const { app, db, clock } = context
  const codes = createOneTimeCodes({ db, clock, secret: signIn.secret })
  const identity =
    signIn.firebase === null
      ? await mountOwnIdentity(context, signIn)
      : createFirebaseIdentity(signIn.firebase, clock)
  await app.register(async (scope) => {
    // These replies open sessions.
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    const scoped = { ...context, app: scope }
    mountSignInRoutes(scoped, { identity, codes, linkedIn: signIn.linkedIn })
    mountPhoneSignInRoutes(scoped, codes)
    mountLogoutRoutes(scoped)
  })
}

async function mountOwnIdentity(
  context: RouteContext,
  signIn: SignInSettings,
): Promise<IdentityProvider> {
  const { app, db, clock, log } = context
  const keys = createSigningKeys(db)
  const background = createBackgroundTasks(log)
  const threads = createKeyDerivationPool()
  const derive = signIn.deriveKey?.(threads.run) ?? threads.run
  app.addHook('onClose', async () => {
    await background.settle()
    await threads.close()
  })
  const identity = createLocalIdentity(keys, clock)
  await mountLocalIdentity(app, {
    ...context,
    keys,
    background,
    verify: identity.verify,
    passwords: createPasswordHasher(derive, signIn.passwordCost ?? PASSWORD_COST),
  })
  return identity
}

function mountLogoutRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, signInEndpoints.logout, async ({ sessionToken }) => {
    await closeSession(db, sessionToken, clock.now())
    return SUCCESS_REPLY
  })

  mountForSession(context, signInEndpoints.logoutElsewhere, (call) => {
    const { accountId, sessionToken, installationId } = call
    return db.transaction(async (tx) => {
      const now = clock.now()
      await endOtherSessions(tx, accountId, sessionToken, now)
      await addKnownInstallation(tx, accountId, installationId, now)
      return SUCCESS_REPLY
    })
  })
}
