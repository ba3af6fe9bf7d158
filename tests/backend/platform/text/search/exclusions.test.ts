import { expect, test } from 'vitest'
import { parseExclusions } from '@/backend/platform/text/search/exclusions'
import { parseQueryTerms } from '@/backend/platform/text/search/query-terms'

test.each([
  ['scholarship without ielts', ['ielts'], 'scholarship'],
  ['civil engineer not in phnom penh', ['phnom penh'], 'civil engineer'],
  ['no IELTS required please', ['IELTS'], ''],
  ['អាហារូបករណ៍អត់ត្រូវការ IELTS', ['IELTS'], 'អាហារូបករណ៍'],
  ['ielts not required scholarship', ['ielts'], 'scholarship'],
  ['ielts is not needed civil scholarship', ['ielts'], 'civil scholarship'],
  ['scholarship not required ielts', ['ielts'], 'scholarship'],
  ['no need ielts scholarship', ['ielts'], 'scholarship'],
  ['scholarship ielts no need', ['ielts'], 'scholarship'],
  ["i don't speak english technician", ['english'], 'i technician'],
  ['cannot speak english', ['english'], ''],
  ['dont want sales job', ['sales'], 'job'],
  ['i do not want to work in factory', ['work in factory'], 'i'],
  ['scholarship that does not require ielts', ['ielts'], 'scholarship that'],
  ['no part-time jobs', ['part-time'], 'jobs'],
  ['not full-time civil', ['full-time'], 'civil'],
  ['civil no recruitment fee', ['fee'], 'civil'],
  [
    'civil without monitoring evaluation and learning',
    ['monitoring evaluation and learning'],
    'civil',
  ],
  ['without work permit', ['permit'], ''],
  ['no work on weekend', ['weekend'], ''],
  ['scholarship no ielts or toefl', ['ielts', 'toefl'], 'scholarship'],
  ['no need to speak english', ['speak english'], ''],
  ['civil not internship', ['internship'], 'civil'],
  ['ក្រៅពីភ្នំពេញ civil', ['ភ្នំពេញ'], 'civil'],
  ['មិនត្រូវការភាសាអង់គ្លេសនៅសៀមរាប', ['ភាសាអង់គ្លេស'], 'នៅសៀមរាប'],
  ['មិន\u200bត្រូវការ\u200bភាសា\u200bអង់គ្លេស', ['ភាសាអង់គ្លេស'], ''],
  ['អត់ចាំបាច់មាន IELTS', ['IELTS'], ''],
  ['អត់ត្រូវការ phnom penh civil', ['phnom penh'], 'civil'],
  ['civil គ្មានផ្កា', ['ផ្កា'], 'civil'],
  ['not no ielts', ['ielts'], 'not'],
  ['civil no - kettle', ['- kettle'], 'civil'],
  ['no ielts or internship', ['ielts'], 'or internship'],
  ['no ភាសាអង់គ្លេស or toefl', ['ភាសាអង់គ្លេស', 'toefl'], ''],
  ['not ministry of public works and transport', ['ministry of public works and transport'], ''],
])('finds the excluded words of %j', (text, excluded, rest) => {
  const read = parseExclusions(text)
  expect({ ...read, rest: read.rest.trim() }).toEqual({ excluded, rest })
})

test.each([
  'no degree',
  'no',
  'non-profit',
  'degree not required civil engineer',
  'No 1 construction',
  'no. 2 pencil',
  'engineers without borders',
  'non destructive inspection',
  'not for profit',
  'not only civil',
  'not sure civil',
  'no job',
  'not far civil',
  'no interview civil',
  'phnom penh or not',
  'អត់ធ្មត់',
  'យន្តហោះគ្មានមនុស្សបើក',
  'គ្មានសញ្ញាបត្រ',
  'no staff',
  'គ្មានក្រុមហ៊ុន',
  'គ្មាននិង',
])('finds nothing excluded in %j', (text) => {
  expect(parseExclusions(text)).toEqual({ excluded: [], rest: text })
})

test('asks for everything else when a text has only excluded words', () => {
  const [anything, unwanted] = parseQueryTerms('no ielts') ?? []
  expect(anything?.exact).toContain("'=scholarship'")
  expect(unwanted).toMatchObject({ isExcluded: true, exact: ["'=ielts'"] })
})

test.each([
  ['with or without ielts scholarship', 'scholarship'],
  ['civil with or without experience', 'civil'],
  ['civil with/without experience', 'civil'],
  ['degree is not required civil', 'degree not required civil'],
  ['degree not necessary', 'degree not required'],
  ['staff not required civil', 'staff civil'],
])('ignores in %j what may or may not apply: %j', (text, rest) => {
  expect(parseExclusions(text)).toEqual({ excluded: [], rest })
})

const excludedBy = (text: string) =>
  parseQueryTerms(text)?.flatMap(({ isExcluded, exact, near }) =>
    isExcluded ? [...exact, ...near] : [],
  )

test.each([
  ["don't have degree", "'=no-degree'"],
  ["don't have money scholarship", "'=hardship'"],
  ["don't have experience", "'=fresh-graduate'"],
])('takes %j as something wanted: %j', (text, exact) => {
  expect(excludedBy(text)).toEqual([])
  expect(parseQueryTerms(text)?.flatMap((each) => each.exact)).toContain(exact)
})

test('excludes whole words only', () => {
  expect(excludedBy('kettle no lid')).toEqual(["'lid'"])
})

test('keeps the field of an excluded term, and terms that are wanted beside it', () => {
  expect(excludedBy('electrical engineering not electrician')).toEqual(["'=electrician'"])
  expect(excludedBy('architect no house design')).not.toContain("'=architecture'")
  expect(excludedBy('interior no house design')).not.toContain("'=interior'")
  expect(excludedBy('no cad')).toContain("'=autocad'")
})

test('keeps exclusions of a text with many words', () => {
  const many = 'ab cd ef gh ij kl mn op qr st uv wx yz'
  expect(excludedBy(`${many} no kettle`)).toEqual(["'kettle'"])
})

test('ignores words that only connect others', () => {
  expect(parseQueryTerms('jobs for IT')?.map(({ exact }) => exact.join())).toEqual([
    "'=job'",
    "'=information-technology'",
  ])
})
