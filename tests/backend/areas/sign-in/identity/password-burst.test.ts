import { signInWithEmailAndPassword } from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { provideDatabase } from '@/tests/support/database'
import { createGate } from '@/tests/support/gate'
import { listStatements } from '@/tests/support/list-statements'
import { provideFiles } from '@/tests/support/private-files'
import { samplePdf } from '@/tests/support/sample-files'
import { provideOwnSignIn } from '@/tests/support/sign-in/own-sign-in'
import { provideBrowsers } from '@/tests/support/sign-in/sdk-person'
import { readCode } from '@/tests/support/sign-in/sent-code'
import { readLink } from '@/tests/support/sign-in/sent-link'
import { addFile } from '@/tests/support/uploads'
import { signIn as openSession } from '@/tests/support/visitors'

/** Pauses key derivations when a test closes it; they are counted as well. */
const gate = createGate()
let derivations = 0

const database = provideDatabase()
const { files } = await provideFiles()
const own = provideOwnSignIn(database, {
  files,
  deriveKey: (derive) => async (task) => {
    derivations += 1
    await gate.pass()
    return derive(task)
  },
})
const openBrowser = provideBrowsers(own.readUrl)

const PASSWORD = 'correct horse'
const ATTACKER = '203.0.113.7'
const VISITOR = '198.51.100.5'
let people = 0
const someone = () => {
  people += 1
  return `somebody${people}@example.com`
}

const post = (url: string, payload: object, from = VISITOR) =>
  own.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } })
const call = (action: string, payload: object, from = VISITOR) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${action}`, payload, from)
const signUp = (email: string, password = PASSWORD) => call('signUp', { email, password })
const signIn = (email: string, from = VISITOR, password = PASSWORD) =>
  call('signInWithPassword', { email, password }, from)
const guessFrom = (address: string, count: number) =>
  Array.from({ length: count }, () => signIn(someone(), address, 'a guess at it'))

async function join(email: string): Promise<void> {
  const { idToken } = (await signUp(email)).json()
  await post('/auth/v1/email-verification', { email })
  const verifyCode = readCode(own.messages.mails.findLast(({ to }) => to === email))
  const proof = { firebaseAuthToken: idToken, verifyCode }
  expect((await post('/auth/v1/login-with-firebase', proof)).statusCode).toBe(200)
}

async function countDerivations(work: () => Promise<unknown>): Promise<number> {
  const before = derivations
  await work()
  return derivations - before
}

/** The number of responses by status. */
function tally(answers: readonly { readonly statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

beforeEach(() => own.wait(3600))
afterEach(gate.open)

describe('115 simultaneous sign-ins from one address', () => {
  test('are refused at once except four, with the time to wait', async () => {
    gate.close()
    const answers = guessFrom(ATTACKER, 115)
    const over: Awaited<(typeof answers)[number]>[] = []
    for (const answer of answers) void answer.then((given) => over.push(given))
    await expect.poll(() => over.length).toBe(111)
    expect([gate.held, tally(over)]).toEqual([2, { 429: 95, 503: 16 }])
    for (const { headers, body } of over) {
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
      expect(JSON.parse(body).error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    }
    gate.open()
    expect(tally(await Promise.all(answers))).toEqual({ 400: 4, 429: 95, 503: 16 })
  })

  test('do not block downloads, and delay sign-ins from elsewhere by four at most', async () => {
    const headers = await openSession(database.db)
    const id = await addFile(own.app, headers)
    const email = someone()
    await signUp(email)
    gate.close()
    const before = derivations
    const burst = guessFrom(ATTACKER, 115)
    await expect.poll(() => gate.held).toBe(2)
    const visitor = signIn(email)
    const file = await own.app.inject({ url: `/v1/files/${id}`, headers })
    expect([file.statusCode, file.rawPayload.equals(samplePdf())]).toEqual([200, true])
    expect(gate.held).toBe(2)
    gate.open()
    expect((await visitor).statusCode).toBe(200)
    await Promise.all(burst)
    expect(derivations - before).toBe(5)
  })

  test('make the SDK report "too many requests" for others', async () => {
    gate.close()
    const addresses = [ATTACKER, '203.0.113.8', '203.0.113.9']
    const burst = addresses.flatMap((address) => guessFrom(address, 3))
    // No slot is left then, whichever of them was evicted.
    expect((await Promise.race(burst)).statusCode).toBe(503)
    await expect(signInWithEmailAndPassword(openBrowser(), someone(), PASSWORD)).rejects.toThrow(
      'auth/too-many-requests',
    )
    gate.open()
    expect(tally(await Promise.all(burst))).toEqual({ 400: 8, 503: 1 })
  })
})

test('forty pupils behind one address can sign in within half a minute', async () => {
  const address = '203.0.113.20'
  const pupils = Array.from({ length: 40 }, someone)
  for (const email of pupils) {
    await signUp(email)
    own.wait(60)
  }
  const enter = async (some: readonly string[]) => {
    const statuses = new Set<number>()
    for (const email of some) statuses.add((await signIn(email, address)).statusCode)
    return [...statuses]
  }
  expect(await enter(pupils.slice(0, 20))).toEqual([200])
  expect(await enter(pupils.slice(20, 21))).toEqual([429])
  own.wait(30)
  expect(await enter(pupils.slice(20))).toEqual([200])
})

describe('the cost of key derivations', () => {
  test('is one for signing in to unknown, unverified, known and contested addresses (promise T12)', async () => {
    const [unknown, waiting, known, contested] = [someone(), someone(), someone(), someone()]
    await signUp(waiting)
    await join(known)
    await join(contested)
    await signUp(contested, 'a stranger’s own')
    const counts: number[] = []
    for (const email of [unknown, waiting, known, contested]) {
      counts.push(await countDerivations(() => signIn(email, VISITOR, 'not the password')))
    }
    expect(counts).toEqual([1, 1, 1, 1])
    expect((await signIn(contested)).statusCode).toBe(200)
    expect((await signIn(contested, VISITOR, 'a stranger’s own')).statusCode).toBe(200)
  })

  test('stays one after the password was changed or reset', async () => {
    const email = someone()
    await join(email)
    const { idToken } = (await signIn(email)).json()
    await call('update', { idToken, password: 'another horse' })
    await signUp(email, 'a stranger’s own')
    const attempt = () => signIn(email, VISITOR, 'not the password')
    expect(await countDerivations(attempt)).toBe(1)
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const { code } = await readLink(own.messages.mails, email)
    expect(
      (await call('resetPassword', { oobCode: code, newPassword: 'third horse' })).json(),
    ).toEqual({ email, requestType: 'PASSWORD_RESET' })
    expect(await countDerivations(attempt)).toBe(1)
    expect((await signIn(email, VISITOR, 'third horse')).statusCode).toBe(200)
  })

  test('the statements are the same for known and unknown addresses (promise T12)', async () => {
    const [known, unknown] = [someone(), someone()]
    await join(known)
    own.wait(3600)
    for (const ask of [
      (email: string) => signIn(email, VISITOR, 'not the password'),
      (email: string) => signUp(email, 'a stranger’s own'),
      (email: string) => post('/auth/v1/email-verification', { email }),
    ]) {
      const works: string[][] = []
      for (const email of [unknown, known]) works.push(await listStatements(() => ask(email)))
      expect(works[0]?.length).toBeGreaterThan(0)
      expect(works[1]).toEqual(works[0])
      own.wait(3600)
    }
  })

  test('a reset request is answered before the user is looked up', async () => {
    const email = someone()
    await join(email)
    const blocker = await database.pool.connect()
    await blocker.query('begin; lock table local_user in access exclusive mode')
    const answers = [await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })]
    const unknown = someone()
    answers.push(await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: unknown }))
    await blocker.query('rollback')
    blocker.release()
    expect(answers.map((answer) => answer.json())).toEqual([{ email }, { email: unknown }])
    await readLink(own.messages.mails, email)
  })

  test('a link for another purpose costs none', async () => {
    const email = someone()
    const { idToken } = (await signUp(email)).json()
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const { code } = await readLink(own.messages.mails, email)
    const reset = async () => {
      const answer = await call('resetPassword', { oobCode: code, newPassword: 'third horse' })
      expect(answer.json().error.message).toBe('INVALID_OOB_CODE')
    }
    expect(await countDerivations(reset)).toBe(0)
  })

  test('a password change counts against the network address while the user is unverified', async () => {
    const { idToken } = (await signUp(someone())).json()
    const address = '203.0.113.6'
    for (const guess of guessFrom(address, 20)) await guess
    const body = { idToken, password: 'third horse' }
    expect((await call('update', body, address)).statusCode).toBe(429)
    expect((await call('update', body)).statusCode).toBe(200)
  })

  test('a verified user can change or reset a password ten times, whatever neighbours used up', async () => {
    const email = someone()
    await join(email)
    let { idToken } = (await signIn(email)).json()
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const { code } = await readLink(own.messages.mails, email)
    const address = '203.0.113.13'
    for (const guess of guessFrom(address, 20)) await guess
    const reset = { oobCode: code, newPassword: 'third horse' }
    expect((await call('resetPassword', reset, address)).statusCode).toBe(200)
    ;({ idToken } = (await signIn(email, VISITOR, 'third horse')).json())
    for (let each = 0; each < 9; each += 1) {
      const changed = await call('update', { idToken, password: 'fourth horse' }, address)
      expect(changed.statusCode).toBe(200)
      ;({ idToken } = changed.json())
    }
    expect((await call('update', { idToken, password: 'fifth horse' })).statusCode).toBe(429)
  })
})
