import { beforeEach, expect, test, vi } from 'vitest'
import { createLogoCache, getLogoCache, isLogoCached } from '@/lib/server/logos/logo-cache'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(1))

/** An API that has these logos. */
function openLogos(known: Readonly<Record<string, Buffer>>, maxBytes?: number) {
  const asked: string[] = []
  const read = async (mark: string) => {
    asked.push(mark)
    if (mark === 'broken') throw new Error('The service does not answer.')
    return known[mark] ?? null
  }
  return { asked, ...createLogoCache(read, maxBytes) }
}

test('fetches a logo once for concurrent and later requests', async () => {
  const { get, has, asked } = openLogos({ a: Buffer.from('picture') })
  expect(has('a')).toBe(false)
  const answers = await Promise.all([get('a'), get('a')])
  answers.push(await get('a'))
  expect(answers.map(String)).toEqual(['picture', 'picture', 'picture'])
  expect([asked, has('a')]).toEqual([['a'], true])
})

test('fetches a missing logo again after ten seconds', async () => {
  const known: Record<string, Buffer> = {}
  const { get, asked } = openLogos(known)
  expect([await get('a'), await get('a'), asked]).toEqual([null, null, ['a']])
  known.a = Buffer.from('picture')
  vi.advanceTimersByTime(10_001)
  expect([String(await get('a')), asked]).toEqual(['picture', ['a', 'a']])
})

test('unknown ids push no logo out of the cache', async () => {
  const { get, has } = openLogos({ a: Buffer.from('picture') }, 100)
  await get('a')
  for (let index = 0; index < 2000; index += 1) await get(`made-up-${index}`)
  expect([has('a'), has('made-up-0'), has('made-up-1999')]).toEqual([true, false, true])
})

test('keeps the most recently used logos when the cache is full', async () => {
  const picture = Buffer.alloc(40)
  const { get, has } = openLogos({ a: picture, b: picture, c: picture }, 100)
  for (const mark of ['a', 'b', 'a', 'c']) await get(mark)
  expect(['a', 'b', 'c'].map(has)).toEqual([true, false, true])
})

test('does not cache a failure', async () => {
  const { get, has, asked } = openLogos({})
  await expect(get('broken')).rejects.toThrow('The service')
  await expect(get('broken')).rejects.toThrow('The service')
  expect([asked.length, has('broken')]).toEqual([2, false])
})

test('counts a logo by its bytes, and caches an empty one as well', async () => {
  const { get, has } = openLogos({ a: Buffer.from('a'), none: Buffer.alloc(0) }, 1)
  await get('a')
  expect(has('a')).toBe(true)
  await get('none')
  expect(has('none')).toBe(true)
})

test('is empty before the first request, and is shared by all callers', async () => {
  expect(isLogoCached('shared')).toBe(false)
  const shared = getLogoCache(async () => Buffer.from('picture'))
  await shared.get('shared')
  expect([isLogoCached('shared'), isLogoCached('other')]).toEqual([true, false])
  expect(getLogoCache(async () => null)).toBe(shared)
})
