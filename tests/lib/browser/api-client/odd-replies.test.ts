// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireVisitorCounts } from '@/components/layout/services/visitor-counter'
import { fetchAccountOverview } from '@/lib/browser/account/overview'
import { fetchApplicationSummaries } from '@/lib/browser/applications/application-summaries'
import { fetchSignInProviders } from '@/lib/browser/identity/sign-in-providers'
import { countUnread } from '@/lib/browser/notifications/unread-count'
import { saveInAccount } from '@/lib/browser/saved/save-sync'
import { listSavedIds } from '@/lib/browser/saved/saved-api'
import { countNewResults, listAccountSearches } from '@/lib/browser/searches/account-searches'
import { sendPhoneCode } from '@/lib/browser/sign-in/send-code'
import { fetchSuggestions } from '@/lib/browser/suggestions/suggestion-combobox'
import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'

beforeEach(() => {
  Cookies.set('installation', 'ours')
  // Without an owner mark nothing is stored.
  Cookies.set('signed_in', '1')
})
afterEach(() => {
  Cookies.remove('installation')
  Cookies.remove('signed_in')
})

const save = () => saveInAccount({ area: '/v1/job', id: 7 }, true)
const answerWith = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))
const mark = { listingId: 7, applicationId: 'a', appliedAt: '2026-11-22', state: 'waiting' }
const next = { title: 'Engineer', closingDate: null }
const overview = {
  saved: { open: 4, soon: 1, next },
  fresh: null,
  applications: { sent: 1, last: null },
}
const suggestion = { text: 'civil', kind: 'title' }
const named = { ...suggestion, also: 'ស៊ីវិល' }
const search = { area: 'jobs', search: '', label: 'Jobs', lookedAt: '2026-11-22T05:00:00.000Z' }
const counts = { totalCount: 3, todayCount: 0, yesterdayCount: 1, activeUserCount: 1 }

/* Late parts of a page bring no schemas: what they are told is looked at by hand (promise F3). */
describe('an invalid response is rejected', () => {
  it.each([
    null,
    7,
    'text',
    [],
    {},
    { ...counts, todayCount: '0' },
    { ...counts, totalCount: null },
  ])('as visitor counts: %j', async (body) => {
    answerWith(body)
    await expect(requireVisitorCounts()).rejects.toThrow('gave 200')
  })

  it.each([
    null,
    7,
    {},
    { data: [] },
    { total: 0 },
    { data: {}, total: 0 },
    { data: [], total: '0' },
    { data: [null], total: 1 },
    { data: [7], total: 1 },
    { data: [{}], total: 1 },
    { data: [{ id: '7' }], total: 1 },
    { data: [{ id: 7 }, { id: null }], total: 2 },
  ])('as saved ids: %j', async (body) => {
    answerWith(body)
    await expect(listSavedIds('/v1/job')).rejects.toThrow('gave 200')
  })

  it.each([
    null,
    7,
    {},
    { data: {} },
    ...[null, 7, {}].map((mark) => ({ data: [mark] })),
    ...Object.keys(mark).map((key) => ({ data: [mark, { ...mark, [key]: null }] })),
    { data: [{ ...mark, state: 'lost' }] },
  ])('as application marks: %j', async (body) => {
    answerWith(body)
    await expect(fetchApplicationSummaries('/v1/job')).rejects.toThrow('gave 200')
  })

  it.each([
    null,
    7,
    {},
    ...Object.keys(overview).map((key) => ({ ...overview, [key]: undefined })),
    { ...overview, saved: { ...overview.saved, open: '4' } },
    { ...overview, saved: { ...overview.saved, soon: undefined } },
    { ...overview, saved: { ...overview.saved, next: {} } },
    { ...overview, fresh: {} },
    { ...overview, applications: { sent: '1', last: null } },
    { ...overview, applications: { sent: 1, last: 7 } },
  ])('as the personal overview: %j', async (body) => {
    answerWith(body)
    await expect(fetchAccountOverview(0)).rejects.toThrow('gave 200')
  })

  it.each([null, 7, {}, { unread: '3' }])('as the unread count: %j', async (body) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    answerWith(body)
    await expect(countUnread()).rejects.toThrow('gave 200')
  })

  it.each([null, 7, {}, { data: {} }, { data: ['1'] }])(
    'as counts of new search results: %j',
    async (body) => {
      answerWith(body)
      await expect(countNewResults([])).rejects.toThrow('gave 200')
    },
  )

  it.each([
    null,
    7,
    {},
    { data: {} },
    ...[null, 7, {}].map((search) => ({ data: [search] })),
    ...Object.keys(search).map((key) => ({ data: [search, { ...search, [key]: null }] })),
    { data: [{ ...search, area: 'others' }] },
    { data: [{ ...search, lookedAt: 'once' }] },
  ])('as saved searches: %j', async (body) => {
    answerWith(body)
    await expect(listAccountSearches()).rejects.toThrow('gave 200')
  })

  it.each([null, 7, {}, { token: 7 }])('as the token of a phone code: %j', async (body) => {
    answerWith(body)
    await expect(sendPhoneCode('012345678')).rejects.toThrow('is not responding')
  })

  it.each([
    [null, []],
    [{ data: {} }, []],
    [{ data: [null, 7, { text: 7, kind: 'title' }, { text: 'civil', kind: 7 }] }, []],
    [{ data: [{}, suggestion] }, [suggestion]],
    [{ data: [{ ...suggestion, also: 7 }, named] }, [named]],
  ])('as suggestions: %j', async (body, left) => {
    answerWith(body)
    expect(await fetchSuggestions('jobs', 'civ', new AbortController().signal)).toEqual(left)
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 201 }))
    expect(await fetchSuggestions('jobs', 'civ', new AbortController().signal)).toEqual([])
  })

  it.each([null, 7, {}, { linkedin: null }, { firebase: null }])(
    'as sign-in providers: %j',
    async (body) => {
      answerWith(body)
      await expect(fetchSignInProviders()).rejects.toThrow('gave 200')
    },
  )

  it.each([null, 7, {}, { success: false }, { success: 'yes' }])(
    'as the success of a save: %j',
    async (body) => {
      answerWith(body)
      expect(await save()).toBe(UNREACHABLE)
    },
  )

  it('as the success of a save, with status 300', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true }, { status: 300 }))
    expect(await save()).toBe(UNREACHABLE)
  })
})

it('valid responses are accepted', async () => {
  answerWith(counts)
  expect(await requireVisitorCounts()).toEqual(counts)
  answerWith({ data: [{ id: 7 }, { id: 9 }], total: 2 })
  expect(await listSavedIds('/v1/job')).toEqual([7, 9])
  answerWith({ success: true })
  expect(await save()).toBe('')
  answerWith({ data: [mark] })
  expect(await fetchApplicationSummaries('/v1/job')).toEqual([mark])
  answerWith(overview)
  expect(await fetchAccountOverview(0)).toEqual(overview)
  answerWith({ unread: 3 })
  expect(await countUnread()).toBe(3)
  answerWith({ data: [search] })
  expect(await listAccountSearches()).toEqual([search])
  answerWith({ data: [null, 3] })
  expect(await countNewResults([])).toEqual([null, 3])
  answerWith({ token: 'a' })
  expect(await sendPhoneCode('012345678')).toBe('a')
  answerWith({ linkedin: null, firebase: null })
  expect(await fetchSignInProviders()).toEqual({ linkedin: null, firebase: null })
})

it('the unread count is asked for with one notification, the fewest the API gives', async () => {
  const fetch = vi.fn(async (_address: string) => Response.json({ unread: 0 }))
  vi.stubGlobal('fetch', fetch)
  await countUnread()
  expect(fetch.mock.calls[0]?.[0]).toMatch(/\/v1\/notifications\?limit=1$/)
})
