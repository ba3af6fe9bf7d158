import type { IdToken, IdTokenVerifier } from '@/backend/areas/sign-in/providers/id-token'
import type { Transaction } from '@/backend/db/connect'

export type IdentityProvider = {
  readonly provider: 'firebase' | 'local'
  readonly verify: IdTokenVerifier
  /** Tells the provider that a code proved the address; false when the token is no longer valid. */
  readonly confirm: (tx: Transaction, token: IdToken, byCode: boolean) => Promise<boolean>
}
