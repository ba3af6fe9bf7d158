import { expect, test } from 'vitest'
import { getAuthEmulator } from '@/lib/server/session/auth-emulator.mjs'

const safe = {
  FIREBASE_PROJECT_ID: 'demo-visvakor',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  SITE_URL: 'http://localhost:3000',
}

test.each(['127.0.0.1:9099', 'localhost:9099', '[::1]:9099'])(
  'accepts a local emulator for a demo project: %s',
  (host) => {
    expect(getAuthEmulator({ ...safe, FIREBASE_AUTH_EMULATOR_HOST: host })).toBe(`http://${host}`)
  },
)

test.each([
  ['no emulator is set', { FIREBASE_AUTH_EMULATOR_HOST: '' }],
  ['its host is not local', { FIREBASE_AUTH_EMULATOR_HOST: 'emulator.example:9099' }],
  [
    'its host only starts like a local one',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1.example:80' },
  ],
  ['a user name hides its host', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1@evil.example:80' }],
  ['no project is set', { FIREBASE_PROJECT_ID: undefined }],
  ['the project may be real', { FIREBASE_PROJECT_ID: 'visvakor-kh' }],
  ['the site is public', { SITE_URL: 'https://www.visvakor.example' }],
  ['the site has no URL', { SITE_URL: '' }],
])('is null where %s', (_, said) => {
  expect(getAuthEmulator({ ...safe, ...said })).toBeNull()
})
