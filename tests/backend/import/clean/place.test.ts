import { describe, expect, it } from 'vitest'
import {
  isAbroad,
  splitPlaces,
  toCountryCode,
  toPlaceLine,
  toPlaceLines,
} from '@/backend/import/clean/place'

describe('toPlaceLine', () => {
  it.each([
    [['VINCENNES', 'ILE DE FRANCE', 'FR'], 'Vincennes, Ile de France'],
    [['LAVAL', 'PAYS DE LA LOIRE', 'FR'], 'Laval, Pays de la Loire, France'],
    [['SAINT-CYR-SUR-LOIRE', '', 'France'], 'Saint-Cyr-sur-Loire, France'],
    [['Puteaux, Hauts-de-Seine', 'Hauts-de-Seine', 'FR'], 'Puteaux, Hauts-de-Seine, France'],
    [['Indianapolis', 'Indiana', 'US'], 'Indianapolis, Indiana, United States'],
    [['Niamey', 'Niger', 'NG'], 'Niamey, Niger, Nigeria'],
    [['PHNOM PENH', '', 'KH'], 'Phnom Penh'],
    [['Siem Reap', 'Siem Reap', 'Cambodia'], 'Siem Reap'],
    [['ភ្នំពេញ', '', 'កម្ពុជា'], 'ភ្នំពេញ'],
    [['PHNOM PENH', '', 'KHM'], 'Phnom Penh'],
    [['Hanoi', '', 'VNM'], 'Hanoi, Vietnam'],
    [['', '', 'KH'], 'Cambodia'],
    [['', '', ''], ''],
    [['<b>Kep</b>', '', ''], 'Kep'],
  ])('writes %j as %j', ([city = '', region = '', country = ''], line) => {
    expect(toPlaceLine({ city, region, country })).toBe(line)
  })
})

describe('isAbroad', () => {
  it.each([
    ['KH', false],
    ['KHM', false],
    ['khm', false],
    ['THA', true],
    ['cambodia', false],
    ['កម្ពុជា', false],
    ['ប្រទេសកម្ពុជា', false],
    ['ព្រះរាជាណាចក្រកម្ពុជា', false],
    ['', false],
    ['FR', true],
    ['Vietnam', true],
    ['ZZ', true],
  ])('of %j is %j', (country, abroad) => {
    expect(isAbroad({ city: '', region: '', country })).toBe(abroad)
  })

  it.each([
    ['Bangkok', true, 'Bangkok, Thailand'],
    ['District 1, Ho Chi Minh City', true, 'District 1, Ho Chi Minh City, Vietnam'],
    ['SINGAPORE', true, 'Singapore'],
    ['Bangkok Street, Phnom Penh', false, 'Bangkok Street, Phnom Penh'],
    ['Kep', false, 'Kep'],
  ])('knows cities without a country: %s', (city, abroad, line) => {
    const place = { city, region: '', country: '' }
    expect([isAbroad(place), toPlaceLine(place)]).toEqual([abroad, line])
  })
})

describe('toCountryCode', () => {
  it.each([
    ['KH', 'KH'],
    ['khm', 'KH'],
    ['Cambodia', 'KH'],
    ['កម្ពុជា', 'KH'],
    ['FRA', 'FR'],
    ['france', 'FR'],
    ['Viet Nam', 'VN'],
    ['Vietnam', 'VN'],
    ['USA', 'US'],
    ['United States of America', 'US'],
    ['UK', 'GB'],
    ['', null],
    ['ZZ', null],
    ['Atlantis', null],
  ])('reads %j as %j', (country, code) => {
    expect(toCountryCode(country)).toBe(code)
  })
})

describe('places of one text', () => {
  it('reads places far apart', () => {
    expect(toPlaceLines(splitPlaces(`Kep${' '.repeat(300_000)}; Kampot`))).toBe('Kep; Kampot')
  })

  it.each([
    ['Phnom Penh, Cambodia; Bangkok, Thailand', 'Phnom Penh; Bangkok, Thailand'],
    ['Hybrid - Phnom Penh, Cambodia', 'Phnom Penh'],
    ['Phnom Penh or Siem Reap', 'Phnom Penh; Siem Reap'],
    ['ភ្នំពេញ និង សៀមរាប', 'ភ្នំពេញ; សៀមរាប'],
    ['2 Locations', ''],
    ['Remote; Kep', 'Kep'],
    ['Phnom Penh (hybrid)', 'Phnom Penh'],
    ['Office (Siem Reap)', 'Office (Siem Reap)'],
    ['a; b; c; d; e', 'a; b; c; d; e'],
    ['a; b; c; d; e; f', 'a; b; c; d; e; 1 more'],
  ])('%s', (text, line) => {
    expect(toPlaceLines(splitPlaces(text))).toBe(line)
  })

  it.each([
    ['London, UK', true],
    ['Austin, TX, USA', true],
    ['Dubai, UAE', true],
    ['Phnom Penh, PP', false],
  ])('finds whether %s is abroad: %s', (text, abroad) => {
    expect(splitPlaces(text).map(isAbroad)).toEqual([abroad])
  })
})
