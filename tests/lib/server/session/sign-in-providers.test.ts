import { expect, test, vi } from 'vitest'
import { getSignInProviders } from '@/lib/server/session/sign-in-providers'

function read(variables: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return getSignInProviders()
}

const FIREBASE_API_KEY = 'the-key-of-the-web'
const project = { FIREBASE_API_KEY, FIREBASE_PROJECT_ID: 'visvakor-kh' }

test('only our own endpoint signs in by default', () => {
  const nobody = { google: false, facebook: false, linkedin: false, firebase: null }
  expect(read({})).toEqual(nobody)
  expect(read({ GOOGLE_SIGN_IN: '1', FACEBOOK_APP_ID: '12' })).toEqual(nobody)
})

test.each([{ FIREBASE_API_KEY }, { FIREBASE_PROJECT_ID: 'visvakor-kh' }])(
  'ignores an incomplete Firebase project: %j',
  (half: Record<string, string>) => {
    expect(read(half).firebase).toBeNull()
  },
)

test('a Firebase project offers the providers it is configured for', () => {
  expect(read(project)).toMatchObject({
    google: false,
    facebook: false,
    firebase: {
      apiKey: FIREBASE_API_KEY,
      projectId: 'visvakor-kh',
      authDomain: 'visvakor-kh.firebaseapp.com',
      isEmulated: false,
    },
  })
  expect(read({ GOOGLE_SIGN_IN: '1' })).toMatchObject({ google: true, facebook: false })
  expect(read({ FACEBOOK_APP_ID: '12' })).toMatchObject({ facebook: true })
  const authDomain = 'sign-in.visvakor.example'
  expect(read({ FIREBASE_AUTH_DOMAIN: authDomain }).firebase).toMatchObject({ authDomain })
})

test('an emulator is used only for a demo project', () => {
  const FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099'
  expect(read({ ...project, FIREBASE_AUTH_EMULATOR_HOST }).firebase?.isEmulated).toBe(false)
  expect(read({ FIREBASE_PROJECT_ID: 'demo-visvakor' }).firebase?.isEmulated).toBe(true)
})

test('LinkedIn needs both its id and its secret', () => {
  expect(read({ LINKEDIN_CLIENT_ID: 'id' }).linkedin).toBe(false)
  expect(read({ LINKEDIN_CLIENT_SECRET: 'secret' }).linkedin).toBe(true)
  expect(read({ LINKEDIN_CLIENT_ID: '' }).linkedin).toBe(false)
})
