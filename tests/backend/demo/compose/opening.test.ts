import { describe, expect, it } from 'vitest'
import { listOpenings, toPlace } from '@/backend/demo/compose/opening'
import { fields } from '@/backend/demo/fields/fields'

describe('listOpenings', () => {
  it('advertises every post of every field at least once', () => {
    const advertised = new Set(listOpenings().map(({ ref }) => ref.split('/')[1]))
    const posts = Object.entries(fields).flatMap(([key, { roles }]) =>
      Object.keys(roles).map((role) => `${key}.${role}`),
    )
    expect(posts.filter((post) => !advertised.has(post))).toEqual([])
  })

  it('has blocks enough in every field for neighbours to differ', () => {
    const thin = Object.entries(fields).filter(
      ([, field]) =>
        field.duties.length < 10 ||
        field.requirements.length < 8 ||
        field.benefits.length < 6 ||
        field.introductions.length < 4,
    )
    expect(thin.map(([key]) => key)).toEqual([])
  })
})

describe('toPlace', () => {
  it('names the district before the province where there is one', () => {
    const site = { province: 'Svay Rieng', work: 'the bypass', hires: [] } as const
    expect(toPlace({ ...site, district: 'Bavet' })).toBe('Bavet, Svay Rieng')
    expect(toPlace(site)).toBe('Svay Rieng')
  })
})
