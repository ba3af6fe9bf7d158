export const SIGN_IN_PROVIDERS = [
  'password',
  'phone',
  'linkedin',
  'google',
  'facebook',
  'apple',
] as const
