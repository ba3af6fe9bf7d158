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
import { getCode } from './identity-words'
import { withAuth } from './with-auth'

/*
 * What has a password, by the Firebase SDK: for late chunks of the access and profile screens. Every
 * failure is a FormError in our words.
 */

/** Only a Firebase project says so; our own endpoint answers alike for every address (promise T12). */
const TAKEN = 'auth/email-already-in-use'

/** Gives the identity token that `openSession` takes. */
export function signInWithPassword(email: string, password: string): Promise<string> {
  return withAuth(async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, email, password)
    return user.getIdToken()
  })
}

/**
 * Chooses a password for an address that is new here. Gives the identity token, which opens a session
 * together with the code mailed to the address (decision 006).
 */
export function registerWithPassword(email: string, password: string): Promise<string> {
  return withAuth(async (auth) => {
    const { user } = await register(auth, email, password)
    return user.getIdToken()
  })
}

/** Whoever loads the page anew before typing the code has registered already, with the same password. */
async function register(auth: Auth, email: string, password: string): Promise<UserCredential> {
  try {
    return await createUserWithEmailAndPassword(auth, email, password)
  } catch (cause) {
    if (getCode(cause) !== TAKEN) throw cause
    return signInWithEmailAndPassword(auth, email, password).catch(() => {
      throw cause
    })
  }
}

/** Mails a link for a new password; for an unknown address nothing differs (promise T12). */
export function mailPasswordReset(email: string): Promise<void> {
  return withAuth(async (auth) => {
    try {
      await sendPasswordResetEmail(auth, email)
    } catch (cause) {
      if (getCode(cause) !== 'auth/user-not-found') throw cause
    }
  })
}

/** The address a mailed link is for. */
export function checkResetCode(oobCode: string): Promise<string> {
  return withAuth((auth) => verifyPasswordResetCode(auth, oobCode))
}

/** Sets a new password by a mailed link, which ends every session of its user. */
export function confirmPasswordReset(oobCode: string, password: string): Promise<void> {
  return withAuth((auth) => confirmReset(auth, oobCode, password))
}

/**
 * Changes a password. A wrong current one is a problem of the field `currentPassword`, a new one that
 * is too short of `password`.
 *
 * @returns a new identity token: those from before count no more
 */
export function changePassword(email: string, current: string, next: string): Promise<string> {
  return withAuth(
    async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, email, current)
      await updatePassword(user, next)
      return user.getIdToken()
    },
    { wrongPassword: 'currentPassword' },
  )
}

/**
 * Has a Firebase project mail a link to a new address, which counts once the link is confirmed. For a
 * taken address nothing differs but that no mail comes (promise T12). A wrong password is a problem of
 * the field `password`.
 */
export function mailEmailChange(email: string, password: string, next: string): Promise<void> {
  return withAuth(
    async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password)
      try {
        await verifyBeforeUpdateEmail(user, next)
      } catch (cause) {
        if (getCode(cause) !== TAKEN) throw cause
      }
    },
    { wrongPassword: 'password' },
  )
}

/** Makes sure that a password is somebody's; a wrong one is a problem of the field `password`. */
export function checkPassword(email: string, password: string): Promise<void> {
  return withAuth(
    async (auth) => {
      await signInWithEmailAndPassword(auth, email, password)
    },
    { wrongPassword: 'password' },
  )
}

/** Takes somebody's password and address away from the identity provider, for good. */
export function deleteIdentity(email: string, password: string): Promise<void> {
  return withAuth(
    async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password)
      await deleteUser(user)
    },
    { wrongPassword: 'password' },
  )
}
