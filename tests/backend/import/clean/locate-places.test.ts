import { describe, expect, it } from 'vitest'
import { splitPlaces } from '@/backend/import/clean/place'
import { createProvinceFinder, locatePlaces } from '@/backend/import/clean/provinces'
import { readReference } from '@/backend/reference/read-reference'

const { provinces } = await readReference()
const finder = createProvinceFinder(
  provinces.map((province, index) => ({ ...province, id: index })),
)

describe('locatePlaces', () => {
  it.each([
    ['Chbar Ampov', 'Chbar Ampov, Phnom Penh', ['Phnom Penh']],
    ['ខណ្ឌចំការមន', 'ខណ្ឌចំការមន, ភ្នំពេញ', ['Phnom Penh']],
    [
      'Sangkat Boeung Keng Kang, Phnom Penh, Cambodia',
      'Sangkat Boeung Keng Kang, Phnom Penh',
      ['Phnom Penh'],
    ],
    ['PP', 'Phnom Penh', ['Phnom Penh']],
    ['Siemreap Province', 'Siem Reap', ['Siem Reap']],
    [
      'Sen Sok; Bavet SEZ',
      'Sen Sok, Phnom Penh; Bavet SEZ, Svay Rieng',
      ['Phnom Penh', 'Svay Rieng'],
    ],
    ['Phnom Penh; Bangkok, Thailand', 'Phnom Penh; Bangkok, Thailand', ['Phnom Penh']],
    ['Kampot, France', 'Kampot, France', []],
  ])('%s', (text, line, names) => {
    const located = locatePlaces(splitPlaces(text), 'Site Engineer', finder)
    expect({ line: located.line, names: located.provinces.map(({ name }) => name) }).toEqual({
      line,
      names,
    })
  })

  it('reads the title only when no place is stated', () => {
    const title = 'Site Engineer - Pailin Province'
    expect(locatePlaces([], title, finder).line).toBe('Pailin')
    expect(locatePlaces(splitPlaces('Kep'), title, finder).line).toBe('Kep')
  })

  it.each([
    ['ធ្វើការនៅខេត្តកំពត', 'Kampot'],
    ['ជ្រើសរើសវិស្វករសំណង់ ប្រចាំនៅខេត្តសៀមរាប', 'Siem Reap'],
    ['ទីតាំង៖ ខណ្ឌចំការមន', 'Phnom Penh'],
    ['Duty station: Battambang', 'Battambang'],
    ['You will be based at our plant in Svay Rieng.', 'Svay Rieng'],
    ['Office at Provincial Hall, Krong Kampot', 'Kampot'],
    ['SAP PM or Maximo. Sihanoukville plant.', 'Preah Sihanouk'],
    ['Base: Battambang town, travel to markets', 'Battambang'],
    ['We deliver to a plant of Kampot Cement.', ''],
    ['Head office address: located in Phnom Penh', ''],
    ['Send your CV to our office in Phnom Penh', ''],
    ['Submit your CV to Mr. Sok at our office in Kampot', ''],
    ['Send us your CV. Duty station: Battambang', 'Battambang'],
    ['We sell to Kampot and Kep.', ''],
  ])('reads the place of work from the text when nothing else says it: %s', (text, line) => {
    expect(locatePlaces([], 'Site Engineer', finder, text).line).toBe(line)
  })

  it('reads the text also when a source says only Cambodia', () => {
    const text = 'Duty station: Battambang'
    expect(locatePlaces(splitPlaces('Cambodia'), 'Welder', finder, text).line).toBe('Battambang')
    expect(locatePlaces(splitPlaces('Cambodia'), 'Welder', finder, '').line).toBe('Cambodia')
    expect(locatePlaces(splitPlaces('Thailand'), 'Welder', finder, text).line).toBe('Thailand')
  })

  it.each([
    ['Kratie', 'Location: Kratie and Kampong Cham', 'Kratié; Kampong Cham'],
    ['Kratie', 'Kratie and Kampong Cham plant.', 'Kratié; Kampong Cham'],
    ['ស្វាយរៀង', 'លក់ក្នុងខេត្តស្វាយរៀង និងព្រៃវែង។ ទំនាក់ទំនងល្អ', 'ស្វាយរៀង; ព្រៃវែង'],
    ['Kratie', 'Location: Kampong Cham and Kampot', 'Kratié'],
    ['Kratie', 'Our office is located in Kratie and Kampong Cham', 'Kratié'],
    ['Kratie', 'We deliver to Kratie and Kampot.', 'Kratié'],
    ['Kratie', 'Based in Kratie, with trips to Kampot and Kep.', 'Kratié'],
    ['Kratie', 'The factory in Kratie supplies Kampot and Kep.', 'Kratié'],
    ['Kratie', 'Position located in Kratie, near Kampot', 'Kratié'],
    ['Kratie', 'ABC operates hotels located in Kratie and Kampot', 'Kratié'],
    ['Kratie', 'ក្រុមហ៊ុនមានសាខានៅខេត្តក្រចេះ និងខេត្តកំពត', 'Kratié'],
  ])('adds provinces that a sentence names beside the stated one: %s, %s', (stated, text, line) => {
    expect(locatePlaces(splitPlaces(stated), 'Site Engineer', finder, text).line).toBe(line)
  })

  // A pattern that tries all ways to split the spaces would take minutes.
  it('reads no place behind two hundred thousand spaces', () => {
    const text = `នៅ${' '.repeat(200_000)}x`
    expect(locatePlaces(splitPlaces('Kep'), 'Welder', finder, text).line).toBe('Kep')
  })

  it('knows districts that begin with Ou also when they are written with O', () => {
    expect(locatePlaces(splitPlaces("O'Yadav"), '', finder).line).toBe("O'Yadav, Ratanakiri")
  })

  it('prefers the region, since towns in two provinces may share a name', () => {
    const place = { city: 'Bavet', region: 'Kandal', country: 'KH' }
    expect(locatePlaces([place], '', finder)).toMatchObject({
      line: 'Bavet, Kandal',
      provinces: [{ name: 'Kandal' }],
    })
  })
})
