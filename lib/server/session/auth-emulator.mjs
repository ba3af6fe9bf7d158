const NAME = String.raw`(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])`
const THIS_MACHINE = new RegExp(`^${NAME}$`)
const PORT_OF_THIS_MACHINE = new RegExp(`^${NAME}:\\d{1,5}$`)

/**
 * Returns the URL of the auth emulator; null unless it is safe to use (decision 014).
 * @param {Readonly<Record<string, string | undefined>>} env @returns {string | null}
 */
export function getAuthEmulator({ FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID, SITE_URL }) {
  if (!FIREBASE_AUTH_EMULATOR_HOST || !FIREBASE_PROJECT_ID || !SITE_URL) return null
  const isSafe =
    PORT_OF_THIS_MACHINE.test(FIREBASE_AUTH_EMULATOR_HOST) &&
    FIREBASE_PROJECT_ID.startsWith('demo-') &&
    THIS_MACHINE.test(new URL(SITE_URL).hostname)
  return isSafe ? `http://${FIREBASE_AUTH_EMULATOR_HOST}` : null
}
