// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { clearQualificationsOnUserChange } from '@/lib/browser/qualification/clear-on-user-change'
import {
  getDeviceQualifications,
  subscribeToDeviceQualifications,
} from '@/lib/browser/qualification/device-qualifications'
import {
  getDeviceSearches,
  subscribeToDeviceSearches,
} from '@/lib/browser/searches/device-searches'
import { getLastVisit, isSeen, subscribeToVisits } from '@/lib/browser/visits/visits'

afterEach(() => {
  window.localStorage.clear()
  Cookies.remove('signed_in')
})

describe.each([
  ['visits', subscribeToVisits, 3],
  ['saved-searches', subscribeToDeviceSearches, 3],
  // The session reports the return as well.
  ['person', subscribeToDeviceQualifications, 4],
] as const)('local storage under the key %s', (name, subscribe, afterReturn) => {
  it('notifies of changes in another tab, and of nothing else', () => {
    const listener = vi.fn()
    const end = subscribe(listener)
    const write = (key: string | null) => {
      window.dispatchEvent(new StorageEvent('storage', { key }))
      return listener.mock.calls.length
    }
    expect([write('other'), write(name), write('another'), write(null)]).toEqual([0, 1, 1, 2])
    const show = (persisted: boolean) => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
      return listener.mock.calls.length
    }
    expect([show(false), show(true)]).toEqual([2, afterReturn])
    end()
    expect([write(name), show(true)]).toEqual([afterReturn, afterReturn])
  })
})

/** The value with each property left out, and with another type. */
function listOdd(whole: Readonly<Record<string, unknown>>) {
  return Object.keys(whole).flatMap((key) => [
    { ...whole, [key]: undefined },
    { ...whole, [key]: { of: 'another type' } },
  ])
}

describe('invalid stored values are ignored', () => {
  const keep = (name: string, value: unknown) =>
    window.localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value))

  test('as visits', () => {
    const visits = { by: '', last: 5, since: 3, seen: ['/v1/job/7'] }
    keep('visits', visits)
    expect([getLastVisit(), isSeen('/v1/job', 7)]).toEqual([3, true])
    keep('visits', { ...visits, since: null })
    expect([getLastVisit(), isSeen('/v1/job', 7)]).toEqual([null, true])
    for (const odd of ['{', 'null', '7', ...listOdd(visits), { ...visits, seen: [7] }]) {
      keep('visits', odd)
      expect([getLastVisit(), isSeen('/v1/job', 7)], JSON.stringify(odd)).toEqual([null, false])
    }
  })

  test('as searches', () => {
    const search = { area: 'jobs', search: 'a=b', label: 'A', lookedAt: '2026-11-22T05:00:00.000Z' }
    const odd = [
      null,
      7,
      ...listOdd(search),
      { ...search, area: 'majors' },
      { ...search, lookedAt: 'soon' },
    ]
    keep('saved-searches', [...odd, search])
    expect(getDeviceSearches()).toEqual([search])
    for (const none of ['{', 'null', '7', '{"length": 1}']) {
      keep('saved-searches', none)
      expect(getDeviceSearches(), none).toEqual([])
    }
  })

  test('as a person', () => {
    const person = { major: 7, degree: 1, isStudent: true, level: 2, province: 3 }
    keep('person', person)
    expect(getDeviceQualifications()).toEqual(person)
    keep('person', { major: '7', degree: 1.5, isStudent: 'yes', level: 2 })
    const left = { major: null, degree: null, isStudent: false, level: 2, province: null }
    expect(getDeviceQualifications()).toEqual(left)
    for (const odd of ['{', 'null', '7', '{}']) {
      keep('person', odd)
      expect(getDeviceQualifications(), odd).toBeNull()
    }
  })
})

test('answers of a signed-out visitor stay at sign-in; those of another user are deleted, and nothing else', async () => {
  const names = () => Object.keys(window.localStorage).toSorted()
  for (const name of ['person', 'person@other', 'device-saves'])
    window.localStorage.setItem(name, '{}')
  clearQualificationsOnUserChange()()
  expect(names()).toEqual(['device-saves', 'person'])
  // Cookies are read once per task.
  await Promise.resolve()
  Cookies.set('signed_in', '1.me')
  clearQualificationsOnUserChange()()
  expect(names()).toEqual(['device-saves', 'person@me'])
  clearQualificationsOnUserChange()()
  expect(names()).toEqual(['device-saves', 'person@me'])
})
