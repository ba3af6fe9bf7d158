import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLazy } from '@/hooks/page/use-lazy'
import { createDeferred } from '@/tests/support/deferred'

type Props = { readonly load: (() => Promise<string>) | null }
const late = (load: Props['load']) =>
  renderHook((props: Props) => useLazy(props.load, 'It did not come.'), { initialProps: { load } })

test('loads on demand and keeps the result', async () => {
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

test('does not return the previous result for a new loader', async () => {
  const { result, rerender } = late(async () => 'the first')
  await waitFor(() => expect(result.current.value).toBe('the first'))
  rerender({ load: async () => 'the second' })
  expect(result.current.value).toBeUndefined()
  await waitFor(() => expect(result.current.value).toBe('the second'))
})

/** A loader that the test resolves or rejects. */
function held() {
  const { promise, resolve, reject } = createDeferred<string>()
  return {
    load: () => promise,
    come: () => resolve('an older part'),
    fail: () => reject(new Error('no script')),
  }
}

test('ignores a late result or failure of a previous loader', async () => {
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

test('ignores a late failure of an attempt that was retried', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const slow = held()
  const load = vi.fn(async () => 'a part').mockImplementationOnce(slow.load)
  const { result } = late(load)
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.value).toBe('a part'))
  await act(async () => slow.fail())
  expect(result.current.value).toBe('a part')
})

test('logs a failure and can retry', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const load = vi.fn(async () => 'a part').mockRejectedValueOnce(new Error('no script'))
  const { result } = late(load)
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  expect(log).toHaveBeenCalledExactlyOnceWith('It did not come.', expect.any(Error))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.value).toBe('a part'))
  expect(result.current.hasFailed).toBe(false)
})
