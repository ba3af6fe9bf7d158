// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it } from 'vitest'
import { startAutosave } from '@/lib/browser/forms/autosave'
import {
  clearOtherUsersText,
  clearStoredText,
  getStoredText,
  storeText,
} from '@/lib/browser/forms/form-storage'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'

function signIn(mark: string) {
  Cookies.set('signed_in', `1.${mark}`)
  broadcastSessionChange()
}

function endSession() {
  Cookies.remove('signed_in')
  broadcastSessionChange()
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  endSession()
})

describe('stored form text', () => {
  it('is restored for the same user after the session has ended', () => {
    signIn('dara')
    storeText('edit-profile', { firstName: 'Dara' })
    endSession()
    expect(getStoredText('edit-profile')).toEqual({})
    signIn('dara')
    expect(getStoredText('edit-profile')).toEqual({ firstName: 'Dara' })
  })

  it('is deleted when another user signs in', () => {
    signIn('dara')
    storeText('edit-profile', { firstName: 'Dara' })
    storeText('personal-details', { nationality: 'Khmer' })
    endSession()
    signIn('bopha')
    expect(getStoredText('edit-profile')).toEqual({})
    expect(window.sessionStorage.length).toBe(0)
  })

  it('is deleted from the device for another user, and nothing else is', () => {
    signIn('dara')
    storeText('apply-/jobs/7', { note: 'Dara' }, 'dara', 'device')
    storeText('edit-profile', { firstName: 'Dara' })
    window.localStorage.setItem('of@others', 'stays')
    clearOtherUsersText()
    expect(getStoredText('apply-/jobs/7', 'dara', 'device')).toEqual({ note: 'Dara' })
    endSession()
    clearOtherUsersText()
    expect(window.sessionStorage.length).toBe(1)
    signIn('bopha')
    clearOtherUsersText()
    expect(window.sessionStorage.length).toBe(0)
    expect(Object.keys(window.localStorage).filter((name) => name.includes('@'))).toEqual([
      'of@others',
    ])
  })

  it('belongs to the user who signs in after typing it', () => {
    storeText('contact-text', { message: 'Hello' })
    signIn('dara')
    expect(getStoredText('contact-text')).toEqual({ message: 'Hello' })
    storeText('contact-text', { message: 'Hello again' })
    endSession()
    expect(getStoredText('contact-text')).toEqual({})
  })

  it('is deleted once it is sent, whoever is signed in then', () => {
    storeText('contact-text', { message: 'Hello' })
    signIn('dara')
    storeText('contact-text', { message: 'Hello' })
    storeText('contact-text-code', { address: '012' })
    endSession()
    storeText('contact-text', null)
    expect(Object.keys(window.sessionStorage)).toEqual(['contact-text-code@dara'])
    clearStoredText()
    expect(window.sessionStorage.length).toBe(0)
  })
})

it('belongs to the previous user when it is typed after the session ended', () => {
  document.body.innerHTML = '<form><input name="firstName" value=""></form>'
  const [form] = document.forms
  const field = document.querySelector('input')
  if (form === undefined || field === null) throw new Error('There is no form.')
  signIn('dara')
  const stop = startAutosave('edit-profile', form, false)
  endSession()
  field.value = 'Sopheap'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  stop()
  signIn('bopha')
  expect(getStoredText('edit-profile')).toEqual({})
})

describe('restoring a form', () => {
  const open = (fields: string, isFresh = false) => {
    document.body.innerHTML = `<form>${fields}</form>`
    const [form] = document.forms
    if (form === undefined) throw new Error('There is no form.')
    const stop = startAutosave('text', form, isFresh)
    return { values: () => Object.fromEntries(new FormData(form)), stop }
  }
  const select = (chosen: string) =>
    `<select name="kind">${['a', 'b', 'c'].map((each) => `<option${each === chosen ? ' selected' : ''}>${each}</option>`).join('')}</select>`

  it('restores text and choices over preset values', () => {
    storeText('text', { name: 'Dara', kind: 'c' })
    for (const chosen of ['', 'b']) {
      expect(open(`<input name="name">${select(chosen)}`).values()).toEqual({
        name: 'Dara',
        kind: 'c',
      })
    }
  })

  it('keeps the form’s own values when they are newer', () => {
    storeText('text', { name: 'Dara' })
    expect(open('<input name="name" value="Bopha">', true).values()).toEqual({ name: 'Bopha' })
  })

  it('skips the field that has the focus', () => {
    storeText('text', { name: 'Dara' })
    document.body.innerHTML = '<form><input name="name"></form>'
    const [form] = document.forms
    if (form === undefined) throw new Error('There is no form.')
    document.querySelector('input')?.focus()
    startAutosave('text', form, false)
    expect(document.querySelector('input')?.value).toBe('')
  })

  it('stores what was changed before the script loaded, and only then', () => {
    document.body.innerHTML = `<form><input name="name">${select('')}</form>`
    const [form] = document.forms
    if (form === undefined) throw new Error('There is no form.')
    startAutosave('text', form, false)
    expect(getStoredText('text')).toEqual({})
    const [field] = document.getElementsByTagName('select')
    if (field !== undefined) field.value = 'b'
    startAutosave('text', form, false)
    expect(getStoredText('text')).toEqual({ name: '', kind: 'b' })
  })

  it('does not overwrite what was typed before the script loaded', () => {
    storeText('text', { name: 'Dara' })
    document.body.innerHTML = '<form><input name="name"></form>'
    const [form] = document.forms
    const field = document.querySelector('input')
    if (form === undefined || field === null) throw new Error('There is no form.')
    field.value = 'Bopha'
    startAutosave('text', form, false)
    expect(field.value).toBe('Bopha')
  })

  it('stores no passwords, codes or fields without a name', () => {
    const secrets = ['current-password', 'new-password', 'one-time-code', 'off']
    const { values, stop } = open(
      `<textarea name="note"></textarea><button name="go" value="1"></button><input><input type="password" name="p"><input type="checkbox" name="t">${secrets
        .map((each) => `<input name="${each}" autocomplete="${each}">`)
        .join('')}`,
    )
    for (const field of document.querySelectorAll('input')) field.value = 'secret'
    document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(values()['one-time-code']).toBe('secret')
    expect(getStoredText('text')).toEqual({ note: '' })
    stop()
  })
})
