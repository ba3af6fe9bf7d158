import { expect, test, vi } from 'vitest'
import { readEnv } from '@/lib/server/env'

const given = {
  API_URL: 'http://api.example:4100',
  SITE_URL: 'https://www.visvakor.example',
  EMPLOYER_URL: 'https://hiring.example',
  SEARCH_ENGINES: 'closed',
  ALLOW_DEMO: '1',
  REVALIDATE_SECRET: 'sixteen letters!',
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'a-key',
  FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  GOOGLE_SIGN_IN: '1',
  FACEBOOK_APP_ID: '12',
  LINKEDIN_CLIENT_ID: 'id',
  LINKEDIN_CLIENT_SECRET: 'secret',
  LINKEDIN_AUTHORIZATION_URL: 'https://in.example/authorize',
  LINKEDIN_TOKEN_URL: 'https://in.example/token',
}

function read(variables: Readonly<Record<string, string>>) {
  for (const name of Object.keys(given)) vi.stubEnv(name, '')
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return readEnv()
}

test('reads the environment variables', () => {
  expect(read(given)).toEqual(given)
})

test('treats empty variables as unset, and has default URLs', () => {
  expect(read({})).toEqual({
    API_URL: 'http://127.0.0.1:4000',
    SITE_URL: 'http://localhost:3000',
    LINKEDIN_AUTHORIZATION_URL: 'https://www.linkedin.com/oauth/v2/authorization',
    LINKEDIN_TOKEN_URL: 'https://www.linkedin.com/oauth/v2/accessToken',
  })
})

test.each([
  { REVALIDATE_SECRET: 'fifteen letters' },
  { FIREBASE_PROJECT_ID: ' ' },
  { GOOGLE_SIGN_IN: 'yes' },
  { API_URL: 'api' },
  { LINKEDIN_TOKEN_URL: 'ftp://in.example' },
])('throws for %j', (wrong: Record<string, string>) => {
  expect(() => read(wrong)).toThrow(Object.keys(wrong)[0])
})
