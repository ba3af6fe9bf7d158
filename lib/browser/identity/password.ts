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

/* Late chunks only: this brings the Firebase SDK. Every failure is a FormError in our words. */

/** Only a Firebase project says so; our own endpoint answers alike for every address (promise T12). */
const EMAIL_IN_USE = 'auth/email-already-in-use'

/** Gives the identity token that `openSession` takes. */
export function signInWithPassword(email: string, password: string): Promise<string> {
  return withFirebaseAuth(async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, email, password)
    return user.getIdToken()
  })
}

/** The identity token opens a session together with the code mailed to the address (decision 006). */
export function registerWithPassword(email: string, password: string): Promise<string> {
  return withFirebaseAuth(async (auth) => {
    const { user } = await register(auth, email, password)
    return user.getIdToken()
  })
}

/** A page reloaded before the code was typed has registered already, with the same password. */
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

/** For an unknown address nothing differs (promise T12). */
export function mailPasswordReset(email: string): Promise<void> {
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

/** Ends every session of its user. */
export function confirmPasswordReset(oobCode: string, password: string): Promise<void> {
  return withFirebaseAuth((auth) => confirmReset(auth, oobCode, password))
}

/** Blames `currentPassword` or `password`; returns a new token, as earlier ones count no more. */
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

/** For a taken address nothing differs but that no mail comes (promise T12). */
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

/** A wrong password is a problem of the field `password`. */
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
