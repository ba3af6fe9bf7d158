import { describe, expect, it } from 'vitest'
import { splitPlaces } from '@/backend/import/clean/place'
import { listPlaceHeadings, readWorkplace } from '@/backend/import/clean/workplace'

const read = (stated: Partial<Parameters<typeof readWorkplace>[0]>) =>
  readWorkplace({ words: [], headings: [], text: '', ...stated })

describe('readWorkplace', () => {
  it.each([
    [['TELECOMMUTE'], 'remote'],
    [['Hybrid', 'true'], 'hybrid'],
    [['OnSite', 'false'], 'on-site'],
    [['false'], null],
    [[''], null],
  ])('prefers the words of the source: %j', (words, workplace) => {
    expect(read({ words, headings: ['Remote Developer'], text: '' })).toBe(workplace ?? 'remote')
    expect(read({ words })).toBe(workplace)
  })

  it.each([
    ['Senior Developer (Remote)', 'remote'],
    ['Remote Sensing Specialist', null],
    ['Hybrid Vehicle Technician', null],
    ['Cloud Engineer – Hybrid', 'hybrid'],
    ['ធ្វើការពីផ្ទះ', 'remote'],
  ])('reads titles and places: %s', (heading, workplace) => {
    expect(read({ headings: [heading] })).toBe(workplace)
  })

  it.each([
    ['Two days from home a week.', 'hybrid'],
    ['Fully remote within Cambodia.', 'remote'],
    ['On-site in Kandal, Monday to Saturday.', 'on-site'],
    ['ការិយាល័យ ៣ថ្ងៃ ពីផ្ទះ ២ថ្ងៃ', 'hybrid'],
    ['Installs solar home systems at remote villages.', null],
  ])('reads the text: %s', (text, workplace) => {
    expect(read({ text })).toBe(workplace)
  })

  it('reads a remote title as hybrid when the text counts office days', () => {
    expect(
      read({ words: [''], headings: ['Tester (remote)'], text: 'Three days in the office.' }),
    ).toBe('hybrid')
  })

  it.each([
    ['Remote', 'remote'],
    ['Remote - Cambodia', 'remote'],
    ['Remote; Cambodia', 'remote'],
    ['Remote - Phnom Penh', 'remote'],
    ['Phnom Penh; Kampot; Remote', null],
    ['Remote; Phnom Penh', null],
    ['Kampot; Remote - Phnom Penh', null],
    ['Phnom Penh; Hybrid - Kampot', 'hybrid'],
  ])('reads "Remote" among places only where no other place is named: %s', (text, workplace) => {
    expect(read({ headings: listPlaceHeadings(splitPlaces(text)) })).toBe(workplace)
  })

  it('reads a place that a source calls remote like the word', () => {
    const remote = { city: 'Remote', region: '', country: '' }
    expect(read({ headings: listPlaceHeadings([remote]) })).toBe('remote')
    const office = { city: '', region: 'Kampot', country: 'KH' }
    expect(read({ headings: listPlaceHeadings([remote, office]) })).toBe(null)
  })
})
