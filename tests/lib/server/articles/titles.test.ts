import { describe, expect, it } from 'vitest'
import { findIdBySlug, listTitles } from '@/lib/server/articles/titles'

/** A list of so many items, newest first, titled with their numbers. */
const listOf = (total: number) => {
  const asked: number[] = []
  const list = async ({ limit, offset }: { limit: number; offset: number }) => {
    asked.push(offset)
    const count = Math.max(0, Math.min(limit, total - offset))
    const data = Array.from({ length: count }, (_, index) => {
      const id = total - offset - index
      return { id, title: `Title ${id}` }
    })
    return { total, data }
  }
  return { asked, list }
}

describe('titles of a list', () => {
  it('are read page by page, in the order of the list', async () => {
    const { asked, list } = listOf(250)
    const titles = await listTitles(list)
    expect(asked).toEqual([0, 100, 200])
    expect(titles).toHaveLength(250)
    expect(titles[0]).toEqual([250, 'Title 250'])
    expect(titles[249]).toEqual([1, 'Title 1'])
  })

  it('stop at a thousand', async () => {
    const { asked, list } = listOf(9000)
    expect(await listTitles(list)).toHaveLength(1000)
    expect(asked).toHaveLength(10)
  })
})

describe('an item found by its title', () => {
  const titles = [
    [9, 'Ask for a reference'],
    [8, 'Ask for a Reference!'],
    [7, 'រដូវកម្មសិក្សា'],
    [6, '???'],
  ] as const

  it('is found by its slug, the newer of two equal ones', () => {
    expect(findIdBySlug(titles, 'ask-for-a-reference')).toBe(9)
  })

  it('is found by a Khmer slug, percent-encoded or not', () => {
    expect(findIdBySlug(titles, 'រដូវកម្មសិក្សា')).toBe(7)
    expect(findIdBySlug(titles, encodeURIComponent('រដូវកម្មសិក្សា'))).toBe(7)
  })

  it('is not found by an empty slug or the name of an object property', () => {
    expect(findIdBySlug(titles, 'constructor')).toBeNull()
    expect(findIdBySlug(titles, '')).toBeNull()
  })
})
