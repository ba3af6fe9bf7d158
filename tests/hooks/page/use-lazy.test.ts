import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLazy } from '@/hooks/page/use-lazy'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Props = { readonly load: (() => Promise<string>) | null }
const late = (load: Props['load']) =>
  renderHook((props: Props) => useLazy(props.load, 'It did not come.'), { initialProps: { load } })

test('nothing is fetched before it is wanted, and what has come is kept', async () => {
  const load = vi.fn(async () => 'a part')
  const { result, rerender } = late(null)
  expect(load).not.toHaveBeenCalled()
  rerender({ load })
  expect(result.current.value).toBeUndefined()
  await waitFor(() => expect(result.current.value).toBe('a part'))
  rerender({ load: null })
  expect(result.current.value).toBeUndefined()
  rerender({ load })
  expect(result.current.value).toBe('a part')
})

test('a part is never taken for another one that is wanted now', async () => {
  const { result, rerender } = late(async () => 'the first')
  await waitFor(() => expect(result.current.value).toBe('the first'))
  rerender({ load: async () => 'the second' })
  expect(result.current.value).toBeUndefined()
  await waitFor(() => expect(result.current.value).toBe('the second'))
})

/** Comes when it is told to. */
function held() {
  let come: () => void = () => undefined
  let fail: () => void = () => undefined
  const promise = new Promise<string>((resolve, reject) => {
    come = () => resolve('an older part')
    fail = () => reject(new Error('no script'))
  })
  return { load: () => promise, come: () => come(), fail: () => fail() }
}

test('what was wanted before changes nothing when it comes, or fails, after what is wanted now', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const slow = held()
  const broken = held()
  const { result, rerender } = late(slow.load)
  rerender({ load: broken.load })
  rerender({ load: async () => 'the third' })
  await waitFor(() => expect(result.current.value).toBe('the third'))
  await act(async () => slow.come())
  expect(result.current.value).toBe('the third')
  await act(async () => broken.fail())
  expect(result.current.value).toBe('the third')
})

test('a try that was given up changes nothing when it fails after the next one came', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const slow = held()
  const load = vi.fn(async () => 'a part').mockImplementationOnce(slow.load)
  const { result } = late(load)
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.value).toBe('a part'))
  await act(async () => slow.fail())
  expect(result.current.value).toBe('a part')
})

test('what does not come leaves a trace and can be asked for again', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const load = vi.fn(async () => 'a part').mockRejectedValueOnce(new Error('no script'))
  const { result } = late(load)
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  expect(log).toHaveBeenCalledExactlyOnceWith('It did not come.', expect.any(Error))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.value).toBe('a part'))
  expect(result.current.hasFailed).toBe(false)
})
