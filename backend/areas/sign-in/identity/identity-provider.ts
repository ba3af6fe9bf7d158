import type { IdToken, IdTokenVerifier } from '@/backend/areas/sign-in/providers/id-token'
import type { Transaction } from '@/backend/db/connect'

/** Whose identity tokens count: a Firebase project's, or those of our own endpoint. */
export type IdentityProvider = {
  readonly provider: 'firebase' | 'local'
  readonly verify: IdTokenVerifier
  /**
   * Lets the provider know that a code we mailed proved the address of a token's owner.
   *
   * @returns false when the token no longer stands for anybody
   */
  readonly confirm: (tx: Transaction, token: IdToken, byCode: boolean) => Promise<boolean>
}
