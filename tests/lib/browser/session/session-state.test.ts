// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  broadcastSessionChange,
  getOwnerHash,
  isSignedIn,
  subscribeToSession,
} from '@/lib/browser/session/session-state'

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

describe('isSignedIn', () => {
  it('finds the hint cookie among other cookies', () => {
    Cookies.set('installation', 'abc')
    Cookies.set('signed_in', '1')
    Cookies.set('locale', 'en')
    expect(isSignedIn()).toBe(true)
  })

  it('reads the owner mark of the session', () => {
    Cookies.set('signed_in', '1.a-Mark_1')
    expect([isSignedIn(), getOwnerHash()]).toEqual([true, 'a-Mark_1'])
  })

  it('reads the cookies once per task, and again in the next', async () => {
    const read = vi.spyOn(document, 'cookie', 'get')
    expect([isSignedIn(), getOwnerHash(), isSignedIn()]).toEqual([false, '', false])
    expect(read).toHaveBeenCalledTimes(1)
    await Promise.resolve()
    Cookies.set('signed_in', '1.a-Mark_1')
    expect([isSignedIn(), getOwnerHash()]).toEqual([true, 'a-Mark_1'])
  })

  it('reads them again immediately when a session starts or ends', () => {
    expect(isSignedIn()).toBe(false)
    Cookies.set('signed_in', '1')
    broadcastSessionChange()
    expect(isSignedIn()).toBe(true)
  })

  it.each([
    ['signed_in', '0'],
    ['signed_in', '10'],
    ['not_signed_in', '1'],
  ])('ignores %s=%s', (name, value) => {
    Cookies.set(name, value)
    expect(isSignedIn()).toBe(false)
  })
})

describe('a session listener', () => {
  const listener = vi.fn()
  let stop: () => void = vi.fn()
  beforeEach(() => {
    listener.mockReset()
    stop = subscribeToSession(listener)
  })
  afterEach(() => stop())

  it('is called for a change in this tab, and other tabs are notified', () => {
    const before = window.localStorage.getItem('session-changed-at')
    broadcastSessionChange()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(window.localStorage.getItem('session-changed-at')).not.toBe(before)
  })

  it('is called for a change in another tab, and for no other key', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed-at' }))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is called when its page returns from the back/forward cache', () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is not called after it unsubscribed', () => {
    stop()
    broadcastSessionChange()
    expect(listener).not.toHaveBeenCalled()
  })

  it('is called where the browser has no storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    broadcastSessionChange()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
