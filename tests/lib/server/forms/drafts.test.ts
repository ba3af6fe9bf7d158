import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Draft, getDraft, saveDraft } from '@/lib/server/forms/drafts'

beforeAll(() => {
  vi.useFakeTimers().advanceTimersByTime(1)
})
afterAll(() => {
  vi.useRealTimers()
})

const draftOf = (message: string): Draft => ({ values: { message }, problems: [], failure: 'No.' })

describe('drafts', () => {
  it('can be read more than once by an id that cannot be guessed', () => {
    const id = saveDraft(draftOf('Hello'))
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(saveDraft(draftOf('Hello'))).not.toBe(id)
    expect(getDraft(id)).toEqual(draftOf('Hello'))
    expect(getDraft(id)).toEqual(draftOf('Hello'))
  })

  it('expire after a quarter of an hour', () => {
    const id = saveDraft(draftOf('Hello'))
    vi.advanceTimersByTime(14 * 60_000)
    expect(getDraft(id)).not.toBeNull()
    vi.advanceTimersByTime(61_000)
    expect(getDraft(id)).toBeNull()
  })

  it('are at most 500: the oldest is removed first', () => {
    const first = saveDraft(draftOf('first'))
    const second = saveDraft(draftOf('second'))
    for (let count = 2; count < 501; count += 1) saveDraft(draftOf('more'))
    expect(getDraft(first)).toBeNull()
    expect(getDraft(second)).not.toBeNull()
  })

  it('of one address do not push out those of others (promise T20)', () => {
    const typed = saveDraft(draftOf('typed with care'), '203.0.113.1')
    const flood = Array.from({ length: 600 }, () => saveDraft(draftOf('x'), '203.0.113.2'))
    expect(getDraft(typed)).toEqual(draftOf('typed with care'))
    expect(flood.filter((id) => getDraft(id) !== null)).toEqual(flood.slice(-50))
  })

  it('have a limit on their total size', () => {
    const first = saveDraft(draftOf('first'))
    const last = Array.from({ length: 200 }, () => saveDraft(draftOf('x'.repeat(60_000)))).at(-1)
    expect(getDraft(first)).toBeNull()
    expect(getDraft(last ?? '')).not.toBeNull()
  })

  it('are null for an unknown id', () => {
    expect(getDraft('none')).toBeNull()
  })
})
