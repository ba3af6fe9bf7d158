import {
  type Auth,
  confirmPasswordReset as confirmReset,
  createUserWithEmailAndPassword,
  deleteUser,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type UserCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { getErrorCode } from './identity-errors'
import { withFirebaseAuth } from './with-firebase-auth'

/* Loaded late, because this imports the Firebase SDK. Every failure is a FormError with a message of ours. */

/** Only a Firebase project returns this; our own endpoint answers alike for every address (promise T12). */
const EMAIL_IN_USE = 'auth/email-already-in-use'

/** Signs in and returns the identity token for `openSession`. */
export function signInWithPassword(email: string, password: string): Promise<string> {
  return withFirebaseAuth(async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, email, password)
    return user.getIdToken()
  })
}

/**
 * Registers and returns an identity token. It opens a session together with the code sent by e-mail (decision
 * 006).
 */
export function registerWithPassword(email: string, password: string): Promise<string> {
  return withFirebaseAuth(async (auth) => {
    const { user } = await register(auth, email, password)
    return user.getIdToken()
  })
}

/** After a reload the address may already be registered with the same password; then this signs in. */
async function register(auth: Auth, email: string, password: string): Promise<UserCredential> {
  try {
    return await createUserWithEmailAndPassword(auth, email, password)
  } catch (cause) {
    if (getErrorCode(cause) !== EMAIL_IN_USE) throw cause
    return signInWithEmailAndPassword(auth, email, password).catch(() => {
      throw cause
    })
  }
}

/** Sends the e-mail that resets a password. The result is the same for unknown addresses (promise T12). */
export function requestPasswordReset(email: string): Promise<void> {
  return withFirebaseAuth(async (auth) => {
    try {
      await sendPasswordResetEmail(auth, email)
    } catch (cause) {
      if (getErrorCode(cause) !== 'auth/user-not-found') throw cause
    }
  })
}

export function checkResetCode(oobCode: string): Promise<string> {
  return withFirebaseAuth((auth) => verifyPasswordResetCode(auth, oobCode))
}

/** Sets the new password and ends every session of the user. */
export function confirmPasswordReset(oobCode: string, password: string): Promise<void> {
  return withFirebaseAuth((auth) => confirmReset(auth, oobCode, password))
}

/**
 * Changes the password and returns a new token, since earlier ones are revoked. Problems name
 * `currentPassword` or `password`.
 */
export function changePassword(email: string, current: string, next: string): Promise<string> {
  return withFirebaseAuth(
    async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, email, current)
      await updatePassword(user, next)
      return user.getIdToken()
    },
    { wrongPassword: 'currentPassword' },
  )
}

/**
 * Sends the confirmation link to the new address. A taken address gets no e-mail, but the result is the same
 * (promise T12).
 */
export function requestEmailChangeLink(
  email: string,
  password: string,
  next: string,
): Promise<void> {
  return withFirebaseAuth(
    async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password)
      try {
        await verifyBeforeUpdateEmail(user, next)
      } catch (cause) {
        if (getErrorCode(cause) !== EMAIL_IN_USE) throw cause
      }
    },
    { wrongPassword: 'password' },
  )
}

/** Checks a password. A wrong one is a problem of the field `password`. */
export function checkPassword(email: string, password: string): Promise<void> {
  return withFirebaseAuth(
    async (auth) => {
      await signInWithEmailAndPassword(auth, email, password)
    },
    { wrongPassword: 'password' },
  )
}

/** For good. */
export function deleteIdentity(email: string, password: string): Promise<void> {
  return withFirebaseAuth(
    async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password)
      await deleteUser(user)
    },
    { wrongPassword: 'password' },
  )
}
