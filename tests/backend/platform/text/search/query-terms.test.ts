import { expect, test } from 'vitest'
import { parseQueryTerms } from '@/backend/platform/text/search/query-terms'

const termsOf = (text: string) => parseQueryTerms(text)?.map(({ exact }) => exact.join())

const requiredTermsOf = (text: string) =>
  parseQueryTerms(text)?.flatMap(({ exact, isOptional }) => (isOptional ? [] : [exact.join()]))

test.each([
  ['f++ or f#', ["'f++'", "'f#'"]],
  ['x&y 4d', ["'x&y'", "'4d'"]],
  ['kettles', ["'kettle'"]],
  ['companies', ["'company'"]],
  ['buses gas process', ["'buse'", "'gas'", "'process'"]],
  ['Génie', ["'genie'"]],
])('searches %j by its words', (text, words) => {
  expect(termsOf(text)).toEqual(words)
})

test.each([
  ['c++ or c#', ["'=c-language'", "'=dotnet'"]],
  ['.NET', ["'=dotnet'"]],
  ['qs', ["'=quantity-surveyor'"]],
  ['Quantity Surveyors', ["'=quantity-surveyor'"]],
  ['M&E engineer', ["'=electromechanical'", "'=engineer'"]],
  ['វិស្វករសំណង់ស៊ីវិល', ["'=civil'", "'=engineer'"]],
  ['វិស្វករ នៅ ភ្នំពេញ', ["'=engineer'", "'=phnom-penh'"]],
  ['វិស្វករ ក្រុមហ៊ុន', ["'=engineer'"]],
])('searches %j by its concepts', (text, concepts) => {
  expect(termsOf(text)?.toSorted()).toEqual(concepts.toSorted())
})

test('ignores connecting words unless there is nothing else', () => {
  expect(termsOf('looking for kettles in the rain')).toEqual(["'kettle'", "'rain'"])
  expect(termsOf('for')).toEqual(["'for'"])
  expect(termsOf('នៅ')).toEqual(["'នៅ'"])
})

test.each([
  'hello i am looking for kettles please',
  'hi sir, do you have any kettle?',
  "good morning, i'm asking if there are kettles",
  'could you tell me how many kettles they have',
  'which kettle has been offered before',
])('requires only the subject of %j', (text) => {
  expect(requiredTermsOf(text)).toEqual(["'kettle'"])
})

test('does not take ordinary words for connecting words', () => {
  expect(termsOf('house phone high low cost short')).toHaveLength(6)
})

test('finds narrower concepts too, but not broader ones', () => {
  const [cad] = parseQueryTerms('cad') ?? []
  expect(cad?.near).toContain("'=autocad'")
  const [autocad] = parseQueryTerms('autocad') ?? []
  expect(autocad?.near).not.toContain("'=cad'")
})

test('matches longer words for a word of three letters, but not for shorter ones or symbols', () => {
  expect(parseQueryTerms('pum zx c x# a&b')?.flatMap(({ near }) => near)).toEqual(["'pum':*"])
  expect(parseQueryTerms('ចេក')).toMatchObject([{ near: ["'ចេក':*"], substring: 'ចេក' }])
  expect(parseQueryTerms('គោ')).toMatchObject([{ near: [], substring: null, isSegment: true }])
})

test('ignores operators of the query language', () => {
  expect(termsOf("kettle' | !rain:* & (")).toEqual(["'kettle'", "'rain'"])
  expect(parseQueryTerms('&|!():*<->\\')).toBeNull()
})

test('searches at most twelve terms, each once', () => {
  expect(termsOf('kettle kettle')).toHaveLength(1)
  expect(termsOf('ab cd ef gh ij kl mn op qr st uv wx yz')).toHaveLength(12)
})

test('searches another form of a word by its concept and as typed', () => {
  expect(termsOf('graduated')).toEqual(["'=fresh-graduate','graduated'"])
})

test.each([
  ['i want to be a welder', ["'=welder'"]],
  ['does it need a welder who can be here', ["'=welder'"]],
  ['she is a welder', ["'=welder'"]],
  ['well paid welder', ["'=high-pay'", "'=welder'"]],
  ['welder, is it possible', ["'=welder'"]],
  ['BE IT well', ["'=bachelor'", "'=information-technology':ABC", "'=groundwater'"]],
])('does not read an abbreviation in the common words of %j', (text, concepts) => {
  expect(requiredTermsOf(text)).toEqual(concepts)
})

test.each([
  ['level welder', ["'level'", "'=welder'"]],
  ['account expression', ["'account'", "'expression'"]],
])('does not take the words of %j for forms of a term', (text, exact) => {
  expect(termsOf(text)).toEqual(exact)
})

test.each([
  ['meanchey', ["'=mean-chey'"]],
  ['banteay meanchey', ["'=banteay-meanchey'"]],
  ['veng sreng', ["'=por-sen-chey'"]],
  ['7makara', ["'=seven-makara'"]],
  ['toul tompong', ["'=toul-tumpung'"]],
  ['k.cham', ["'=kampong-cham'"]],
  ['scholarship osaka university', ["'=japan'"]],
  ['international company', ["'international'"]],
  ['job announcement EDC', ["'=edc'"]],
  ['gic', ["'=computer'"]],
  ['22kv', ["'=high-voltage'"]],
  ['iso 17025', ["'=iso-17025'"]],
  ['aws d1.1', ["'=welding-code'"]],
  ['aci code', ["'=design-code'"]],
  ['aws', ["'=cloud'"]],
  ['monthly salary welder (m/f)', ["'=welder'"]],
  ['eng const proj', ["'=construction'"]],
  ['civil kep', ["'=civil':ABC", "'=kep'"]],
  ['civil no ielts', ["'=civil':ABC", "'=ielts'"]],
])('requires for %j the terms %j', (text, exact) => {
  const wanted = parseQueryTerms(text) ?? []
  const heavy = wanted.filter(({ isOptional, isGeneric }) => !isOptional && !isGeneric)
  expect(heavy.map((each) => each.exact.join())).toEqual(exact)
})

test('weighs the subject above the level, and the level above a common title', () => {
  const terms = parseQueryTerms('senior kettle engineer')
  expect(terms?.map(({ weight }) => weight)).toEqual([0.7, 1, 0.3])
})

const thing = { isAttribute: false, isGeneric: false, isSegment: false, weight: 1 }

test.each([
  ['kettle', { ...thing, literal: "'kettle'", typed: null }],
  ['civil', { ...thing, literal: "'civil'", typed: "'civil'" }],
  ['lecturer', thing],
  ['quantity surveyor', { ...thing, literal: null, typed: "'quantity' & 'surveyor'" }],
  ['engineer', { isAttribute: false, isGeneric: true }],
  ['kep', { isAttribute: true, isGeneric: false }],
  ['$500', { isAttribute: true, typed: null }],
  ['អគ្គិសនី', { isSegment: false, literal: null, typed: null }],
])('reads %j as one term: %j', (text, term) => {
  expect(parseQueryTerms(text)).toMatchObject([term])
})

test('makes "office" and "practicum" optional', () => {
  expect(requiredTermsOf('practicum in an architecture office')).toEqual(["'=architecture'"])
  expect(requiredTermsOf('practicum office')).toEqual(["'=internship'"])
})

test('reads "drafter" with "cad" as tool and work', () => {
  expect(requiredTermsOf('cad drafter')).toEqual(["'=cad'", "'=draughtsman'"])
})

test('adds stems of words with endings only on request', () => {
  const begunBy = (text: string, options?: { readonly hasStems: boolean }) =>
    parseQueryTerms(text, options)?.flatMap(({ broader }) => broader)
  expect(begunBy('brindler kettle', { hasStems: true })).toEqual(["'brindl':*"])
  expect(begunBy('brindler kettle')).toEqual([])
})
