// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteFirebaseApps } from '@/tests/support/firebase-apps'

const project = { apiKey: 'key', projectId: 'p', authDomain: 'p.firebaseapp.com' }

let answers: object[] = []
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json(answers.shift() ?? {}))
})
afterEach(async () => {
  await deleteFirebaseApps()
})

/** The URL that the SDK would send passwords to; null: Google's. */
async function readEndpoint(firebase: object | null) {
  answers = [{ google: true, facebook: true, linkedin: false, firebase }]
  const { withFirebaseAuth } = await import('@/lib/browser/identity/with-firebase-auth')
  return withFirebaseAuth(async ({ emulatorConfig, app }) => [
    emulatorConfig?.port,
    app.options.apiKey,
  ])
}

test.each([
  ['no Firebase project', null, [3000, 'local']],
  ['an emulated Firebase project', { ...project, isEmulated: true }, [3000, 'key']],
  ['a Firebase project', { ...project, isEmulated: false }, [undefined, 'key']],
])('with %s passwords go to the right endpoint', async (_, firebase, expected) => {
  expect(await readEndpoint(firebase)).toEqual(expected)
})

test('our own endpoint shows no emulator warning', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined)
  await readEndpoint(null)
  expect(document.body.textContent).toBe('')
  expect(info).not.toHaveBeenCalled()
})

test('reads the providers again after a failure', async () => {
  answers = [{}, { google: true, facebook: true, linkedin: false, firebase: null }]
  const { withFirebaseAuth } = await import('@/lib/browser/identity/with-firebase-auth')
  const work = async () => 'done'
  await expect(withFirebaseAuth(work)).rejects.toMatchObject({ name: 'FormError' })
  expect(await withFirebaseAuth(work)).toBe('done')
})

test('signs out of the SDK afterwards, also after a failure', async () => {
  answers = [{ google: true, facebook: true, linkedin: false, firebase: null }]
  const { withFirebaseAuth } = await import('@/lib/browser/identity/with-firebase-auth')
  const auth = await withFirebaseAuth(async (each) => each)
  const signOut = vi.spyOn(auth, 'signOut')
  await expect(withFirebaseAuth(() => Promise.reject(new Error('x')))).rejects.toThrow()
  expect(signOut).toHaveBeenCalledOnce()
})
