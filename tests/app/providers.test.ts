import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/session/providers/route'

vi.mock('next/server', () => ({ connection: async () => undefined }))

const VARIABLES = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'GOOGLE_SIGN_IN',
  'FACEBOOK_APP_ID',
  'LINKEDIN_CLIENT_ID',
  'LINKEDIN_CLIENT_SECRET',
]

beforeEach(() => {
  for (const name of VARIABLES) vi.stubEnv(name, '')
})

const configure = (given: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
}
const project = { FIREBASE_PROJECT_ID: 'visvakor-kh', FIREBASE_API_KEY: 'a-key-of-the-web' }

test('offers only our own sign-in methods by default', async () => {
  const response = await GET()
  expect(response.headers.get('cache-control')).toBe('no-store')
  const none = { google: false, facebook: false, linkedin: false, firebase: null }
  expect(await response.json()).toEqual(none)
})

test('offers configured providers without revealing secrets', async () => {
  configure({
    ...project,
    GOOGLE_SIGN_IN: '1',
    FACEBOOK_APP_ID: '123',
    LINKEDIN_CLIENT_ID: 'ours',
    LINKEDIN_CLIENT_SECRET: 'hidden-word',
  })
  const text = await (await GET()).text()
  expect(text).not.toContain('hidden-word')
  expect(JSON.parse(text)).toEqual({
    google: true,
    facebook: true,
    linkedin: true,
    firebase: {
      apiKey: 'a-key-of-the-web',
      projectId: 'visvakor-kh',
      authDomain: 'visvakor-kh.firebaseapp.com',
      isEmulated: false,
    },
  })
})

test('Google and Facebook need a Firebase project, LinkedIn its secret', async () => {
  configure({ GOOGLE_SIGN_IN: '1', FACEBOOK_APP_ID: '123', LINKEDIN_CLIENT_ID: 'ours' })
  expect(await (await GET()).json()).toMatchObject({
    google: false,
    facebook: false,
    linkedin: false,
  })
})

test('the Firebase auth domain can be configured', async () => {
  configure({ ...project, FIREBASE_AUTH_DOMAIN: 'auth.visvakor.example' })
  const { firebase } = await (await GET()).json()
  expect(firebase.authDomain).toBe('auth.visvakor.example')
})

test('reports an emulator without its address, and ignores it for a real project', async () => {
  configure({ ...project, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })
  expect((await (await GET()).json()).firebase.isEmulated).toBe(false)
  configure({ FIREBASE_PROJECT_ID: 'demo-visvakor' })
  const text = await (await GET()).text()
  expect(JSON.parse(text).firebase.isEmulated).toBe(true)
  expect(text).not.toContain('9099')
})
