import type { LocalUser } from './local-users'

/** Formats a user for Identity Toolkit: milliseconds, but `validSince` in seconds. */
export function toUserInfo(user: LocalUser) {
  const profile = {
    ...(user.displayName === null ? {} : { displayName: user.displayName }),
    ...(user.photoUrl === null ? {} : { photoUrl: user.photoUrl }),
  }
  const { email } = user
  return {
    localId: user.id,
    email,
    emailVerified: user.emailVerified,
    ...profile,
    providerUserInfo: [
      { providerId: 'password', email, federatedId: email, rawId: email, ...profile },
    ],
    passwordUpdatedAt: user.passwordUpdatedAt.getTime(),
    validSince: String(user.validSince.getTime() / 1000),
    createdAt: String(user.createdAt.getTime()),
    lastLoginAt: String(user.lastLoginAt.getTime()),
  }
}
