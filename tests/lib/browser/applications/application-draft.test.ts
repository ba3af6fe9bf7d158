// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { beforeEach, expect, it } from 'vitest'
import { openDraft, readDraftText, toDraftName } from '@/lib/browser/applications/application-draft'
import { clearStoredText, storeText } from '@/lib/browser/forms/form-storage'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'

const NAME = toDraftName('/jobs', 7)
const DAY_MS = 24 * 60 * 60 * 1000

function signIn(mark: string) {
  Cookies.set('signed_in', `1.${mark}`)
  broadcastSessionChange()
}

function endSession() {
  Cookies.remove('signed_in')
  broadcastSessionChange()
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  signIn('dara')
})

it('has the same key in every tab until it is sent', () => {
  const { key } = openDraft(NAME)
  expect(openDraft(NAME).key).toBe(key)
  expect(openDraft(toDraftName('/jobs', 77)).key).not.toBe(key)
  storeText(NAME, null, '', 'device')
  expect(openDraft(NAME).key).not.toBe(key)
})

it('stores choices beside the text, also after the session has ended', () => {
  const draft = openDraft(NAME)
  storeText(NAME, { ...draft.stored, note: 'From May on.' }, 'dara', 'device')
  endSession()
  draft.update({ resumeId: 'mine' })
  signIn('dara')
  expect(openDraft(NAME).stored).toMatchObject({
    key: draft.key,
    note: 'From May on.',
    resumeId: 'mine',
  })
})

it('is not visible to another user, and does not come back after them', () => {
  const draft = openDraft(NAME)
  draft.update({ resumeId: 'mine' })
  endSession()
  expect(readDraftText(NAME)).toBe('')
  signIn('bopha')
  expect(openDraft(NAME).stored.resumeId).toBeUndefined()
  signIn('dara')
  expect(openDraft(NAME).key).not.toBe(draft.key)
})

it('is deleted at sign-out, with other stored text', () => {
  openDraft(NAME)
  window.localStorage.setItem('session-changed-at', '1')
  clearStoredText()
  expect(Object.keys(window.localStorage)).toEqual(['session-changed-at'])
})

it('expires after thirty days', () => {
  const now = Date.now()
  const { key } = openDraft(NAME, now)
  expect(openDraft(NAME, now + 30 * DAY_MS).key).toBe(key)
  expect(openDraft(NAME, now + 31 * DAY_MS).key).not.toBe(key)
})

it('the written text can be copied', () => {
  const { stored } = openDraft(NAME)
  storeText(NAME, { ...stored, coverLetterText: 'Dear team', note: 'Call me.' }, 'dara', 'device')
  expect(readDraftText(NAME)).toBe('Dear team\n\nCall me.')
  storeText(NAME, { ...stored, coverLetterText: ' ', note: 'Call me.' }, 'dara', 'device')
  expect(readDraftText(NAME)).toBe('Call me.')
})
