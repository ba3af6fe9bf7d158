import { afterEach, describe, expect, it } from 'vitest'
import { keepText } from '@/lib/browser/forms/kept-text'
import { listDrafts } from '@/lib/browser/offline/drafts'

const LONG = 'A message that was written on the bus to work.'

afterEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

describe('what was written and not sent', () => {
  it('is told with its form, without names and choices', () => {
    keepText('contact-text', { email: 'dara@visvakor.example', message: LONG }, 'first')
    // Nobody is signed in: it is nobody else's to read.
    expect(listDrafts()).toEqual([])
    keepText('contact-text', { email: 'dara@visvakor.example', message: LONG }, '')
    expect(listDrafts()).toEqual([{ form: 'contact-text', texts: [LONG] }])
  })

  it('may stand on the device as well', () => {
    window.localStorage.setItem('kept:apply', JSON.stringify({ note: LONG }))
    expect(listDrafts()).toEqual([{ form: 'apply', texts: [LONG] }])
  })

  it('is nothing that other parts keep there', () => {
    window.localStorage.setItem('session-changed-at', '1700000000000')
    window.localStorage.setItem('other', '{half')
    expect(listDrafts()).toEqual([])
  })
})
