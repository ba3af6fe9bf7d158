import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createProvinceFinder } from '@/backend/import/clean/provinces'
import { readReference } from '@/backend/reference/read-reference'

const { provinces } = await readReference()
const rows = provinces.map((province, index) => ({ ...province, id: index + 1 }))
const { findAll, findNamed } = createProvinceFinder(rows)
const codeOf = (place: string) => findAll(place)[0]?.code ?? null

describe('createProvinceFinder', () => {
  it.each(rows.map(({ name, nameKm, code }) => [name, nameKm, code] as const))(
    'finds %s by its Latin and Khmer names',
    (name, nameKm, code) => {
      expect(codeOf(name)).toBe(code)
      expect(codeOf(nameKm ?? '')).toBe(code)
      expect(codeOf(`ខេត្ត${nameKm}`)).toBe(code)
      expect(codeOf(`${name.toUpperCase()} PROVINCE`)).toBe(code)
    },
  )

  it.each([
    ['Sihanoukville', 'KH-18'],
    ['Phnom PenhKhan Chamkarmon Sangkat Tonle Bassac', 'KH-12'],
    ['Koh KongKhemarak Phoumin', 'KH-9'],
    ['Khan Chamkarmon', 'KH-12'],
    ['Toul Kork', 'KH-12'],
    ['Sen Sok', 'KH-12'],
    ['Phom Penh', 'KH-12'],
    ['Phnom Penh 12000', 'KH-12'],
    ['PPSEZ', 'KH-12'],
    ['ខណ្ឌចំការមន', 'KH-12'],
    ['Bavet SEZ', 'KH-20'],
    ['Oddor Meanchey', 'KH-22'],
    ['Tbong Khmom', 'KH-25'],
    ['Kandal Steung', 'KH-8'],
    ['Kampot Market Street, Phnom Penh', 'KH-12'],
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

  it.each([
    ['Pursat and Battambang', ['Pursat', 'Battambang']],
    ['ភ្នំពេញ និង សៀមរាប', ['Phnom Penh', 'Siem Reap']],
    ['Phnom Penh, Bavet', ['Phnom Penh', 'Svay Rieng']],
    ['Takhmao, Phnom Penh', ['Phnom Penh']],
    ['Sen Sok / Poipet', ['Phnom Penh', 'Banteay Meanchey']],
  ])('finds all of %s', (place, names) => {
    expect(findAll(place).map(({ name }) => name)).toEqual(names)
  })

  it('finds each name of the list in the province that has it, so that no two have it', () => {
    const lines = readFileSync('backend/reference/places.jsonl', 'utf8').trim().split('\n')
    const names = lines.flatMap((line) => {
      const { code, spellings, places } = JSON.parse(line)
      return [...spellings, ...places].map((name) => [name, code])
    })
    expect(names.map(([name]) => [name, codeOf(name)])).toEqual(names)
  })

  it('recognises a spelling of a province, but not a place in it', () => {
    expect(findNamed('Siemreap City')?.name).toBe('Siem Reap')
    expect(findNamed('Bavet')).toBeNull()
  })

  it.each(['', ', ', 'Vincennes', 'Kepler Street', 'Province', 'Nationwide'])(
    'finds no province in %j',
    (place) => {
      expect(codeOf(place)).toBeNull()
    },
  )
})
