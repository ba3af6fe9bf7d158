import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FormDraft, getFormDraft, saveFormDraft } from '@/lib/server/forms/form-drafts'

beforeEach(() => {
  vi.useFakeTimers().advanceTimersByTime(1)
})
// The cache remembers the time until a timer fires, also in the next test.
afterEach(() => {
  vi.runOnlyPendingTimers()
})

const draftOf = (message: string): FormDraft => ({
  values: { message },
  problems: [],
  failure: 'No.',
})

describe('drafts', () => {
  it('can be read more than once by an id that cannot be guessed', () => {
    const id = saveFormDraft(draftOf('Hello'))
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(saveFormDraft(draftOf('Hello'))).not.toBe(id)
    expect(getFormDraft(id)).toEqual(draftOf('Hello'))
    expect(getFormDraft(id)).toEqual(draftOf('Hello'))
  })

  it('expire after a quarter of an hour', () => {
    const id = saveFormDraft(draftOf('Hello'))
    vi.advanceTimersByTime(14 * 60_000)
    expect(getFormDraft(id)).not.toBeNull()
    vi.advanceTimersByTime(61_000)
    expect(getFormDraft(id)).toBeNull()
  })

  it('are at most 500: the oldest is removed first', () => {
    const first = saveFormDraft(draftOf('first'))
    const second = saveFormDraft(draftOf('second'))
    for (let count = 2; count < 501; count += 1) saveFormDraft(draftOf('more'))
    expect(getFormDraft(first)).toBeNull()
    expect(getFormDraft(second)).not.toBeNull()
  })

  it('of one address do not push out those of others (promise T20)', () => {
    const typed = saveFormDraft(draftOf('typed with care'), '203.0.113.1')
    const flood = Array.from({ length: 600 }, () => saveFormDraft(draftOf('x'), '203.0.113.2'))
    expect(getFormDraft(typed)).toEqual(draftOf('typed with care'))
    expect(flood.filter((id) => getFormDraft(id) !== null)).toEqual(flood.slice(-50))
  })

  it('have a limit on their total size', () => {
    const first = saveFormDraft(draftOf('first'))
    const last = Array.from({ length: 200 }, () => saveFormDraft(draftOf('x'.repeat(60_000)))).at(
      -1,
    )
    expect(getFormDraft(first)).toBeNull()
    expect(getFormDraft(last ?? '')).not.toBeNull()
  })

  it('are null for an unknown id', () => {
    expect(getFormDraft('none')).toBeNull()
  })
})
