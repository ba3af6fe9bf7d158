import { requireStoredSecret } from '@/backend/platform/runtime/data-folder'
import type { SignInSettings } from '../areas/sign-in/providers/sign-in-settings'
import type { Environment } from './environment'

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
