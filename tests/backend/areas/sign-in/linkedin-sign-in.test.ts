import { expect, test } from 'vitest'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { provideFirebaseProject } from '@/tests/support/sign-in/firebase-project'
import { provideLinkedIn } from '@/tests/support/sign-in/linkedin'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const linkedIn = provideLinkedIn()
const project = provideFirebaseProject(clock)
const api = provideApp({ db }, clock, {
  get signIn() {
    const { settings: firebase } = project
    const siteUrl = 'https://site.example'
    return { secret: 'secret', siteUrl, firebase, linkedIn: linkedIn.settings }
  },
})
/** Another API of the same site. */
const other = provideApp({ db }, clock, {
  get signIn() {
    const { settings: firebase } = project
    const siteUrl = 'https://site.example'
    return { secret: 'secret', siteUrl, firebase, linkedIn: linkedIn.settings }
  },
})
/** The API with a secret that LinkedIn rejects. */
const misled = provideApp({ db }, clock, {
  get signIn() {
    const { settings: firebase } = project
    const settings = { ...linkedIn.settings, clientSecret: 'mistyped' }
    return { secret: 'secret', siteUrl: 'https://site.example', firebase, linkedIn: settings }
  },
})
/** The API without LinkedIn settings. */
const without = provideApp({ db }, clock)

const login = (accessToken: string, { app } = api) =>
  app.inject({ method: 'POST', url: '/auth/v1/login-with-linkedin', payload: { accessToken } })

const bopha = {
  sub: 'member-bopha',
  given_name: 'Bopha',
  family_name: 'Chan',
  email: 'Bopha@Example.com',
  email_verified: true,
}

test('gives a member a session and keeps one account', async () => {
  const first = await login(await linkedIn.issue(bopha))
  const { sessionToken, user } = signInEndpoints.withLinkedIn.reply.parse(first.json())
  expect(user).toMatchObject({
    firstName: 'Bopha',
    lastName: 'Chan',
    email: 'bopha@example.com',
    signInProvider: 'linkedin',
  })
  const second = await login(await linkedIn.issue({ ...bopha, given_name: 'Other' }))
  expect(second.json().user.firstName).toBe('Bopha')
  expect(second.json().sessionToken).not.toBe(sessionToken)
})

test('links a verified address to its existing account', async () => {
  const token = await project.sign({
    sub: 'google-dara',
    email: 'dara@example.com',
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
  })
  const payload = { firebaseAuthToken: token, firstName: 'Dara' }
  await api.app.inject({ method: 'POST', url: '/auth/v1/login-with-firebase', payload })
  const member = { sub: 'member-dara', email: 'dara@example.com', email_verified: 'true' }
  expect((await login(await linkedIn.issue(member))).json().user).toMatchObject({
    firstName: 'Dara',
    provide: 'google',
    signInProvider: 'linkedin',
  })
  const unproven = { sub: 'member-other', email: 'dara@example.com', email_verified: 'false' }
  expect((await login(await linkedIn.issue(unproven))).json().user.provide).toBe('linkedin')
})

test('refuses a token issued to another application', async () => {
  const response = await login(await linkedIn.issue(bopha, 'another-client'))
  expect([response.statusCode, response.json().errors[0].path]).toEqual([400, 'accessToken'])
})

test('refuses an unknown or revoked token', async () => {
  expect((await login('made-up')).statusCode).toBe(400)
  linkedIn.fail(401)
  const ended = await login(await linkedIn.issue(bopha))
  linkedIn.fail(null)
  expect(ended.statusCode).toBe(400)
  expect((await login('')).statusCode).toBe(400)
})

test('accepts a state once across all processes of one database (promise T13)', async () => {
  const state = 'a-state-of-43-characters'.padEnd(43, 'x')
  const finish = async (stated = state, { app } = api) => {
    const payload = { accessToken: await linkedIn.issue(bopha), state: stated }
    return app.inject({ method: 'POST', url: '/auth/v1/login-with-linkedin', payload })
  }
  expect((await finish()).statusCode).toBe(200)
  for (const again of [await finish(), await finish(state, other)]) {
    expect([again.statusCode, again.json().errors[0].path]).toEqual([400, 'state'])
  }
  expect((await finish(state.replace('a', 'b'))).statusCode).toBe(200)
  expect((await finish('')).statusCode).toBe(400)

  const atOnce = await Promise.all([finish('y'.repeat(43)), finish('y'.repeat(43), other)])
  expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
})

test('answers 503 with Retry-After when LinkedIn fails or answers nonsense', async () => {
  linkedIn.fail(500)
  const failed = await login(await linkedIn.issue(bopha))
  linkedIn.fail(null)
  const nonsense = await login(await linkedIn.issue({ sub: 7 }))
  const nobody = await login(await linkedIn.issue({ sub: '' }))
  const refused = await login(await linkedIn.issue(bopha), misled)
  for (const response of [failed, nonsense, nobody, refused]) {
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json().message).toContain('LinkedIn cannot be reached')
  }
})

test('accepts a member id of one character', async () => {
  expect((await login(await linkedIn.issue({ sub: 'b' }))).statusCode).toBe(200)
})

test('answers 404 when LinkedIn is not configured', async () => {
  const response = await login(await linkedIn.issue(bopha), without)
  expect(response.statusCode).toBe(404)
  expect(response.json().message).toBe('LinkedIn sign-in is not available here.')
})

test('limits sign-ins from one network address', async () => {
  const accessToken = await linkedIn.issue(bopha)
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const url = '/auth/v1/login-with-linkedin'
  const statuses: number[] = []
  for (let each = 0; each < 121; each += 1) {
    const response = await api.app.inject({
      method: 'POST',
      url,
      headers,
      payload: { accessToken },
    })
    statuses.push(response.statusCode)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
})
