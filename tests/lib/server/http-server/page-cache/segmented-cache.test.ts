import { describe, expect, it } from 'vitest'
import { createSegmentedCache } from '@/lib/server/http-server/page-cache/segmented-cache'

const open = (bytes: number) => createSegmentedCache<{ readonly name: string }>(bytes, () => 10)

describe('segmented cache', () => {
  it('keeps entries that were read again, however many others are added once', () => {
    const cache = open(1000)
    for (const name of ['a', 'b', 'c']) {
      cache.set(name, { name })
      cache.get(name)
    }
    for (let turn = 0; turn < 10_000; turn += 1) cache.set(`flood-${turn}`, { name: 'flood' })
    expect(['a', 'b', 'c'].map((name) => cache.get(name)?.name)).toEqual(['a', 'b', 'c'])
  })

  it('never exceeds its size in bytes', () => {
    const cache = open(1000)
    for (let turn = 0; turn < 500; turn += 1) {
      cache.set(`${turn}`, { name: 'one' })
      if (turn % 2 === 0) cache.get(`${turn}`)
      expect(cache.measureBytes()).toBeLessThanOrEqual(1000)
    }
    expect(cache.countEntries()).toBeGreaterThan(50)
  })

  it('gives an entry that other entries push out one more chance', () => {
    const cache = open(100)
    for (const name of 'abcdefghi') {
      cache.set(name, { name })
      cache.get(name)
    }
    // Eight slots are for entries that were read: the first one has left them, and is on probation again.
    expect(cache.peek('a')?.name).toBe('a')
    expect(cache.get('a')?.name).toBe('a')
  })

  it('keeps everything that fits, though it is read in turns', () => {
    const cache = open(1000)
    const names = Array.from({ length: 80 }, (_, index) => `${index}`)
    for (const name of names) cache.set(name, { name })
    for (let turn = 0; turn < 20; turn += 1) cache.set(`new-${turn}`, { name: 'new' })
    expect(names.map((name) => cache.get(name)?.name)).toEqual(names)
  })

  it('replaces and deletes values', () => {
    const cache = open(100)
    cache.set('a', { name: 'old' })
    cache.get('a')
    cache.set('a', { name: 'new' })
    expect(cache.get('a')?.name).toBe('new')
    expect(cache.countEntries()).toBe(1)
    cache.delete('a')
    expect(cache.get('a')).toBeUndefined()
    expect(cache.measureBytes()).toBe(0)
  })
})
