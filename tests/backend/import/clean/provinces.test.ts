import { describe, expect, it } from 'vitest'
import { createProvinceFinder } from '@/backend/import/clean/provinces'
import { readReference } from '@/backend/reference/read-reference'

const { provinces } = await readReference()
const rows = provinces.map((province, index) => ({ ...province, id: index + 1 }))
const findProvince = createProvinceFinder(rows)
const codeOf = (place: string) => rows.find(({ id }) => id === findProvince(place))?.code ?? null

describe('createProvinceFinder', () => {
  it.each(rows.map(({ name, nameKm, code }) => [name, nameKm, code] as const))(
    'knows %s by its Latin and its Khmer name',
    (name, nameKm, code) => {
      expect(codeOf(name)).toBe(code)
      expect(codeOf(nameKm ?? '')).toBe(code)
      expect(codeOf(`ខេត្ត${nameKm}`)).toBe(code)
      expect(codeOf(`${name.toUpperCase()} PROVINCE`)).toBe(code)
    },
  )

  it.each([
    ['Sihanoukville', 'KH-18'],
    ['Krong Preah Sihanouk', 'KH-18'],
    ['រាជធានីភ្នំពេញ', 'KH-12'],
    ['Sangkat Boeung Keng Kang, Phnom Penh, Cambodia', 'KH-12'],
    ['Kompong Thom', 'KH-6'],
    ['Takeo', 'KH-21'],
    ['កណ្ដាល', 'KH-8'],
    ['Office (Siem\u200B Reap)', 'KH-17'],
    ['Rattanakiri', 'KH-16'],
    ['Bavet City', 'KH-20'],
    ['ពោធិសាត់', 'KH-15'],
    ['មណ្ឌលគីរី', 'KH-11'],
    ['រតនគីរី', 'KH-16'],
    ['រតនៈគិរី', 'KH-16'],
    ['បានលុង', 'KH-16'],
    ['ក្រុងកំពង់សោម', 'KH-18'],
    ['សិរីសោភ័ណ', 'KH-1'],
  ])('finds %s', (place, code) => {
    expect(codeOf(place)).toBe(code)
  })

  it.each(['', ', ', 'Vincennes', 'Kepler Street', 'Province', 'Nationwide'])(
    'does not find a province in %j',
    (place) => {
      expect(codeOf(place)).toBeNull()
    },
  )
})
