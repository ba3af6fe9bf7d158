import { describe, expect, it } from 'vitest'
import { findByPath } from '@/lib/server/articles/find-by-path'
import { routes } from '@/lib/shared/routes'

const items = [
  { id: 3, title: 'When work becomes too much' },
  { id: 4, title: '???' },
]

const source = {
  readOne: async (id: number) => items.find((item) => item.id === id) ?? null,
  readTitles: async () => items.map(({ id, title }) => [id, title] as const),
  toPath: routes.interviewTip,
}

const find = async (...path: string[]) => {
  const found = await findByPath(path, source)
  return found === null ? null : [found.item.id, found.path]
}

describe('an article URL of the form {id?}/{slug?}', () => {
  it('is canonical when id and slug match', async () => {
    expect(await find('3', 'when-work-becomes-too-much')).toEqual([3, 'canonical'])
  })

  it('is found by the slug alone, the id alone, or an id with a wrong slug', async () => {
    expect(await find('when-work-becomes-too-much')).toEqual([3, 'other'])
    expect(await find('3')).toEqual([3, 'id-only'])
    expect(await find('3', 'something-else')).toEqual([3, 'other'])
  })

  it('is canonical with the id alone when the title gives no slug', async () => {
    expect(await find('4')).toEqual([4, 'canonical'])
    expect(await find('4', 'x')).toEqual([4, 'other'])
  })

  it('is another one for the id of an item that was merged into it', async () => {
    const readOne = async () => ({ id: 4, title: '???' })
    expect(await findByPath(['7'], { ...source, readOne })).toMatchObject({ path: 'other' })
  })

  it('finds nothing for an unknown id or slug', async () => {
    expect(await find('5')).toBeNull()
    expect(await find('no-such-title')).toBeNull()
    expect(await find('when-work-becomes-too-much', '3')).toBeNull()
    expect(await find('3', 'when-work-becomes-too-much', 'more')).toBeNull()
    expect(await find('99999999999', 'x')).toBeNull()
  })
})
