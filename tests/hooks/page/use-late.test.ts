import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLate } from '@/hooks/page/use-late'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Props = { readonly load: (() => Promise<string>) | null }
const late = (load: Props['load']) =>
  renderHook((props: Props) => useLate(props.load, 'It did not come.'), { initialProps: { load } })

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
