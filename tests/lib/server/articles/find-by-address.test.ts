import { describe, expect, it } from 'vitest'
import { findByAddress } from '@/lib/server/articles/find-by-address'
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
  const found = await findByAddress(path, source)
  return found === null ? null : [found.item.id, found.address]
}

describe('an address of the form {id?}/{slug?}', () => {
  it('is its own when number and slug agree', async () => {
    expect(await find('3', 'when-work-becomes-too-much')).toEqual([3, 'own'])
  })

  it('leads on from the slug alone, the number alone, and a wrong slug', async () => {
    expect(await find('when-work-becomes-too-much')).toEqual([3, 'other'])
    expect(await find('3')).toEqual([3, 'number alone'])
    expect(await find('3', 'something-else')).toEqual([3, 'other'])
  })

  it('is the number alone where the title gives no slug', async () => {
    expect(await find('4')).toEqual([4, 'own'])
    expect(await find('4', 'x')).toEqual([4, 'other'])
  })

  it('names nothing where there is nothing', async () => {
    expect(await find('5')).toBeNull()
    expect(await find('no-such-title')).toBeNull()
    expect(await find('when-work-becomes-too-much', '3')).toBeNull()
    expect(await find('3', 'when-work-becomes-too-much', 'more')).toBeNull()
    expect(await find('99999999999', 'x')).toBeNull()
  })
})
