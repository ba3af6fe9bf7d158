import type { SignInSettings } from '@/backend/areas/sign-in/providers/sign-in-settings'
import { requireStoredSecret } from '@/backend/platform/runtime/data-folder'
import type { Environment } from './environment'

/**
 * Finds the secret that proves the API to the web app (architecture §4): the variable, or one stored in the
 * data folder.
 */
export async function requireRevalidationSecret({
  revalidateSecret,
  dataDir,
}: Pick<Environment, 'revalidateSecret' | 'dataDir'>): Promise<string> {
  return revalidateSecret ?? requireStoredSecret(dataDir, 'revalidate-secret')
}

/** Reads the sign-in settings; the secret is the variable or is stored in the data folder. */
export async function readSignInSettings({
  signInSecret,
  dataDir,
  siteUrl,
  firebase,
  linkedIn,
}: Pick<
  Environment,
  'signInSecret' | 'dataDir' | 'siteUrl' | 'firebase' | 'linkedIn'
>): Promise<SignInSettings> {
  const secret = signInSecret ?? (await requireStoredSecret(dataDir, 'sign-in-secret'))
  return { secret, siteUrl, firebase, linkedIn }
}
