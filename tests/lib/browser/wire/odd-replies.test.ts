// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listSavedIds, setSaved } from '@/lib/browser/account/saved'
import { requireVisitorCounts } from '@/lib/browser/page/visitor-counter'

beforeEach(() => {
  Cookies.set('installation', 'ours')
})
afterEach(() => {
  vi.unstubAllGlobals()
  Cookies.remove('installation')
})

const answerWith = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))
const counts = { totalCount: 3, todayCount: 0, yesterdayCount: 1, activeUserCount: 1 }

/* Late parts of a page bring no schemas: what they are told is looked at by hand (promise F3). */
describe('of an odd answer nothing is shown', () => {
  it.each([
    null,
    7,
    'text',
    [],
    {},
    { ...counts, todayCount: '0' },
    { ...counts, totalCount: null },
  ])('as the counts of visitors: %j', async (body) => {
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
  ])('as what is saved: %j', async (body) => {
    answerWith(body)
    await expect(listSavedIds('/v1/job')).rejects.toThrow('gave 200')
  })

  it.each([null, 7, {}, { success: false }, { success: 'yes' }])('as done: %j', async (body) => {
    answerWith(body)
    await expect(setSaved('/v1/job', 7, true)).rejects.toThrow('gave 200')
  })

  it('as done, where it leaves a choice of places', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true }, { status: 300 }))
    await expect(setSaved('/v1/job', 7, true)).rejects.toThrow('gave 300')
  })
})

it('what is as it should be is taken', async () => {
  answerWith(counts)
  expect(await requireVisitorCounts()).toEqual(counts)
  answerWith({ data: [{ id: 7 }, { id: 9 }], total: 2 })
  expect(await listSavedIds('/v1/job')).toEqual([7, 9])
  answerWith({ success: true })
  expect(await setSaved('/v1/job', 7, false)).toBeUndefined()
})
