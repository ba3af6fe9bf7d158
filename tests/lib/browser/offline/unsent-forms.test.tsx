import { afterEach, describe, expect, it } from 'vitest'
import { storeText } from '@/lib/browser/forms/form-storage'
import { listUnsentForms } from '@/lib/browser/offline/unsent-forms'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'

const LONG = 'A message that was written on the bus to work.'

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=; max-age=0'
  broadcastSessionChange()
})

describe('unsent text', () => {
  it('is listed with its form, without names and choices', () => {
    storeText('contact-text', { email: 'dara@visvakor.example', message: LONG }, 'first')
    // Nobody is signed in, so the text of a user stays hidden.
    expect(listUnsentForms()).toEqual([])
    storeText('contact-text', { email: 'dara@visvakor.example', message: LONG }, '')
    expect(listUnsentForms()).toEqual([{ form: 'contact-text', texts: [LONG] }])
  })

  it('is of the current user, or from before sign-in', () => {
    storeText('contact-text', { message: `${LONG} Mine.` }, 'first')
    storeText('report', { message: `${LONG} Anybody’s.` }, '')
    window.localStorage.setItem('device:apply@second', JSON.stringify({ note: LONG }))
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'signed_in=1.first'
    broadcastSessionChange()
    expect(listUnsentForms()).toEqual([
      { form: 'contact-text', texts: [`${LONG} Mine.`] },
      { form: 'report', texts: [`${LONG} Anybody’s.`] },
    ])
  })

  it('has at least thirty characters', () => {
    const sentence = 'x'.repeat(30)
    storeText('contact-text', { message: sentence, subject: sentence.slice(1) }, '')
    expect(listUnsentForms()).toEqual([{ form: 'contact-text', texts: [sentence] }])
  })

  it('can be in local storage as well', () => {
    window.localStorage.setItem('device:apply', JSON.stringify({ note: LONG }))
    expect(listUnsentForms()).toEqual([{ form: 'apply', texts: [LONG] }])
  })

  it('is not found in other stored values', () => {
    window.localStorage.setItem('session-changed-at', '1700000000000')
    window.localStorage.setItem('other', '{half')
    window.localStorage.setItem('seen', JSON.stringify([LONG]))
    window.localStorage.setItem('Of:others', JSON.stringify({ note: LONG }))
    expect(listUnsentForms()).toEqual([])
  })
})
