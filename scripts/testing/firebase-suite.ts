import { startAuthEmulator } from '../auth-emulator'
import type { Outcome } from './outcome'
import type { Step } from './step'
import { runPlaywright } from './suites'

/** The journeys in which somebody signs in or out, or changes what they sign in with. */
const FILES = [
  'e2e/journeys/register-by-e-mail.spec.ts',
  'e2e/journeys/register-by-phone.spec.ts',
  'e2e/journeys/confirm-address.spec.ts',
  'e2e/journeys/reset-password.spec.ts',
  'e2e/journeys/change-sign-in.spec.ts',
  'e2e/journeys/delete-account.spec.ts',
  'e2e/journeys/edit-profile.spec.ts',
  'e2e/journeys/save-a-job.spec.ts',
  'e2e/journeys/session-out-of-reach.spec.ts',
  'e2e/layout/account.spec.ts',
] as const

/**
 * The same journeys as ever, with Firebase's own Auth emulator in the place of our sign-in endpoint.
 *
 * @param chosen only these files; all without any
 */
export function firebaseSuite(chosen: readonly string[]): Step {
  return {
    name: 'firebase',
    run: async (): Promise<readonly Outcome[]> => {
      const emulator = await startAuthEmulator()
      try {
        return await runPlaywright('firebase', ['phone', 'desktop'], {
          files: chosen.length > 0 ? chosen : FILES,
          env: { ...emulator.env, EVERY_COMBINATION: '1' },
        })
      } finally {
        await emulator.stop()
      }
    },
  }
}
