import { beforeEach, expect, it, vi } from 'vitest'
import { watchOwner } from '@/lib/browser/offline/owner-watch'
import { announceSession } from '@/lib/browser/session/signed-in'

const { forgetOthers } = vi.hoisted(() => ({
  forgetOthers: vi.fn(async (_owner: string) => undefined),
}))
vi.mock('@/lib/browser/offline/forget-others', () => ({ forgetOthers }))

beforeEach(() => {
  forgetOthers.mockReset().mockResolvedValue(undefined)
  window.localStorage.clear()
})

function comeAs(mark: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = mark === '' ? 'signed_in=; max-age=0' : `signed_in=1.${mark}`
  announceSession()
}

it('what is kept for somebody goes when they are not here any more', async () => {
  comeAs('first')
  watchOwner()
  expect(window.localStorage.getItem('kept-for')).toBe('first')

  comeAs('')
  await vi.waitFor(() => expect(forgetOthers).toHaveBeenLastCalledWith(''))
  comeAs('second')
  await vi.waitFor(() => expect(window.localStorage.getItem('kept-for')).toBe('second'))
  comeAs('third')
  await vi.waitFor(() => expect(forgetOthers).toHaveBeenLastCalledWith('third'))
  // Who comes where nothing is kept finds nothing to forget.
  expect(forgetOthers.mock.calls).toEqual([[''], ['third']])
})

it('where forgetting was interrupted, the next page does it', async () => {
  comeAs('first')
  watchOwner()
  forgetOthers.mockRejectedValue(new Error('The page was left.'))
  comeAs('')
  await vi.waitFor(() => expect(forgetOthers).toHaveBeenCalled())
  expect(window.localStorage.getItem('kept-for')).toBe('first')
  forgetOthers.mockReset().mockResolvedValue(undefined)
  watchOwner()
  await vi.waitFor(() => expect(forgetOthers).toHaveBeenCalledWith(''))
  await vi.waitFor(() => expect(window.localStorage.getItem('kept-for')).toBeNull())
})
