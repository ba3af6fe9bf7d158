/** `password` unlocks change-password and change-email (spec §2). */
export const SIGN_IN_PROVIDERS = [
  'password',
  'phone',
  'linkedin',
  'google',
  'facebook',
  'apple',
] as const
