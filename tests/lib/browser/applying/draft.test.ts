// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { beforeEach, expect, it } from 'vitest'
import { draftName, openDraft, readWritten } from '@/lib/browser/applying/draft'
import { forgetAllText, keepText } from '@/lib/browser/forms/kept-text'
import { announceSession } from '@/lib/browser/session/signed-in'

const NAME = draftName('/jobs', 7)
const DAY_MS = 24 * 60 * 60 * 1000

function signIn(mark: string) {
  Cookies.set('signed_in', `1.${mark}`)
  announceSession()
}

function endSession() {
  Cookies.remove('signed_in')
  announceSession()
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  signIn('dara')
})

it('has one key for as long as it is not sent, in every tab', () => {
  const { key } = openDraft(NAME)
  expect(openDraft(NAME).key).toBe(key)
  expect(openDraft(draftName('/jobs', 77)).key).not.toBe(key)
  keepText(NAME, null, '', 'device')
  expect(openDraft(NAME).key).not.toBe(key)
})

it('keeps what was chosen beside what was typed, also once the session has ended', () => {
  const draft = openDraft(NAME)
  keepText(NAME, { ...draft.kept, note: 'From May on.' }, 'dara', 'device')
  endSession()
  draft.note({ resumeId: 'mine' })
  signIn('dara')
  expect(openDraft(NAME).kept).toMatchObject({
    key: draft.key,
    note: 'From May on.',
    resumeId: 'mine',
  })
})

it('is not there for another person, and does not come back after them', () => {
  const draft = openDraft(NAME)
  draft.note({ resumeId: 'mine' })
  endSession()
  expect(readWritten(NAME)).toBe('')
  signIn('bopha')
  expect(openDraft(NAME).kept.resumeId).toBeUndefined()
  signIn('dara')
  expect(openDraft(NAME).key).not.toBe(draft.key)
})

it('goes when somebody signs out, with what else is kept on the device', () => {
  openDraft(NAME)
  window.localStorage.setItem('session-changed-at', '1')
  forgetAllText()
  expect(Object.keys(window.localStorage)).toEqual(['session-changed-at'])
})

it('is begun anew after thirty days', () => {
  const now = Date.now()
  const { key } = openDraft(NAME, now)
  expect(openDraft(NAME, now + 30 * DAY_MS).key).toBe(key)
  expect(openDraft(NAME, now + 31 * DAY_MS).key).not.toBe(key)
})

it('what was written can be taken along', () => {
  const { kept } = openDraft(NAME)
  keepText(NAME, { ...kept, coverLetterText: 'Dear team', note: 'Call me.' }, 'dara', 'device')
  expect(readWritten(NAME)).toBe('Dear team\n\nCall me.')
  keepText(NAME, { ...kept, coverLetterText: ' ', note: 'Call me.' }, 'dara', 'device')
  expect(readWritten(NAME)).toBe('Call me.')
})
