import { describe, expect, it } from 'vitest'
import { createSegmentedCache } from '@/lib/server/http-server/page-cache/segmented-cache'

const open = (bytes: number) => createSegmentedCache<{ readonly name: string }>(bytes, () => 10)

describe('a cache in two parts', () => {
  it('keeps what was asked for again, whatever else comes once', () => {
    const cache = open(1000)
    for (const name of ['a', 'b', 'c']) {
      cache.set(name, { name })
      cache.get(name)
    }
    for (let turn = 0; turn < 10_000; turn += 1) cache.set(`flood-${turn}`, { name: 'flood' })
    expect(['a', 'b', 'c'].map((name) => cache.get(name)?.name)).toEqual(['a', 'b', 'c'])
  })

  it('never holds more bytes than it may', () => {
    const cache = open(1000)
    for (let turn = 0; turn < 500; turn += 1) {
      cache.set(`${turn}`, { name: 'one' })
      if (turn % 2 === 0) cache.get(`${turn}`)
      expect(cache.readBytes()).toBeLessThanOrEqual(1000)
    }
    expect(cache.readCount()).toBeGreaterThan(50)
  })

  it('gives what is pushed out by others that are read one more chance', () => {
    const cache = open(100)
    for (const name of 'abcdefghi') {
      cache.set(name, { name })
      cache.get(name)
    }
    // Eight places are for what is read: the first to come has left them, and is on trial again.
    expect(cache.peek('a')?.name).toBe('a')
    expect(cache.get('a')?.name).toBe('a')
  })

  it('keeps all that there is room for, though it is asked for by turns', () => {
    const cache = open(1000)
    const names = Array.from({ length: 80 }, (_, index) => `${index}`)
    for (const name of names) cache.set(name, { name })
    expect(names.map((name) => cache.get(name)?.name)).toEqual(names)
  })

  it('replaces a value where it stands', () => {
    const cache = open(100)
    cache.set('a', { name: 'old' })
    cache.get('a')
    cache.set('a', { name: 'new' })
    expect(cache.get('a')?.name).toBe('new')
    expect(cache.readCount()).toBe(1)
    cache.delete('a')
    expect(cache.get('a')).toBeUndefined()
    expect(cache.readBytes()).toBe(0)
  })
})
