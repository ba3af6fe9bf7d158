import { expect, test } from 'vitest'
import { parseQueryTerms } from '@/backend/platform/text/search/query-terms'

const wantedBy = (text: string) => parseQueryTerms(text)?.map(({ exact }) => exact.join())

const requiredBy = (text: string) =>
  parseQueryTerms(text)?.flatMap(({ exact, isOptional }) => (isOptional ? [] : [exact.join()]))

test.each([
  ['f++ or f#', ["'f++'", "'f#'"]],
  ['x&y 4d', ["'x&y'", "'4d'"]],
  ['kettles', ["'kettle'"]],
  ['companies', ["'company'"]],
  ['buses gas process', ["'buse'", "'gas'", "'process'"]],
  ['Génie', ["'genie'"]],
])('%j is looked for by its words', (text, words) => {
  expect(wantedBy(text)).toEqual(words)
})

test.each([
  ['c++ or c#', ["'=c-language'", "'=dotnet'"]],
  ['.NET', ["'=dotnet'"]],
  ['qs', ["'=quantity-surveyor'"]],
  ['Quantity Surveyors', ["'=quantity-surveyor'"]],
  ['M&E engineer', ["'=electromechanical'", "'=engineer'"]],
  ['វិស្វករសំណង់ស៊ីវិល', ["'=civil'", "'=engineer'"]],
  ['វិស្វករ នៅ ភ្នំពេញ', ["'=engineer'", "'=phnom-penh'"]],
])('%j is looked for by what it means', (text, concepts) => {
  expect(wantedBy(text)?.toSorted()).toEqual(concepts.toSorted())
})

test('what only joins words is not looked for, unless there is nothing else', () => {
  expect(wantedBy('looking for kettles in the rain')).toEqual(["'kettle'", "'rain'"])
  expect(wantedBy('for')).toEqual(["'for'"])
  expect(wantedBy('នៅ')).toEqual(["'នៅ'"])
})

test.each([
  'hello i am looking for kettles please',
  'hi sir, do you have any kettle?',
  "good morning, i'm asking if there are kettles",
  'could you tell me how many kettles they have',
  'which kettle has been offered before',
])('of %j only the thing is looked for', (text) => {
  expect(requiredBy(text)).toEqual(["'kettle'"])
})

test('a house, a phone and what is high or low are no words that only join others', () => {
  expect(wantedBy('house phone high low cost short')).toHaveLength(6)
})

test('a kind of what is sought is found too, and not the other way round', () => {
  const [cad] = parseQueryTerms('cad') ?? []
  expect(cad?.near).toContain("'=autocad'")
  const [autocad] = parseQueryTerms('autocad') ?? []
  expect(autocad?.near).not.toContain("'=cad'")
})

test('a word of three letters may go on, shorter ones and those with signs may not', () => {
  expect(parseQueryTerms('pum c x# a&b')?.map(({ near }) => near)).toEqual([
    ["'pum':*"],
    [],
    [],
    [],
  ])
})

test('signs of the query language are none here', () => {
  expect(wantedBy("kettle' | !rain:* & (")).toEqual(["'kettle'", "'rain'"])
  expect(parseQueryTerms('&|!():*<->\\')).toBeNull()
})

test('at most twelve things are wanted, each once', () => {
  expect(wantedBy('kettle kettle')).toHaveLength(1)
  expect(wantedBy('ab cd ef gh ij kl mn op qr st uv wx yz')).toHaveLength(12)
})

test('another form of a word means what the word does, and itself', () => {
  expect(wantedBy('graduated')).toEqual(["'=fresh-graduate','graduated'"])
})

test.each([
  ['i want to be a welder', ["'=welder'"]],
  ['does it need a welder who can be here', ["'=welder'"]],
  ['she is a welder', ["'=welder'"]],
  ['well paid welder', ["'=high-pay'", "'=welder'"]],
  ['welder, is it possible', ["'=welder'"]],
  ['BE IT well', ["'=bachelor'", "'=information-technology':ABC", "'=groundwater'"]],
])('%j has no abbreviation where it has a common word', (text, concepts) => {
  expect(requiredBy(text)).toEqual(concepts)
})

test.each([
  ['level welder', ["'level'", "'=welder'"]],
  ['account expression', ["'account'", "'expression'"]],
])('%j only looks like another form of a term', (text, exact) => {
  expect(wantedBy(text)).toEqual(exact)
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
])('%j is required as %j', (text, exact) => {
  const wanted = parseQueryTerms(text) ?? []
  const heavy = wanted.filter(({ isOptional, isGeneric }) => !isOptional && !isGeneric)
  expect(heavy.map((each) => each.exact.join())).toEqual(exact)
})

test('where and at what level weighs less than what, and a title that is in everything least', () => {
  const weights = (parseQueryTerms('senior solar engineer') ?? []).map(({ weight }) => weight)
  const [level = 0, thing = 0, title = 0] = weights
  expect(thing).toBeGreaterThan(level)
  expect(level).toBeGreaterThan(title)
})

test('an office is said besides, and so is that it is for a practicum', () => {
  expect(requiredBy('practicum in an architecture office')).toEqual(["'=architecture'"])
})

test('who draws by computer is sought by tool and work', () => {
  expect(requiredBy('cad drafter')).toEqual(["'=cad'", "'=draughtsman'"])
})

test('other forms of a word will do where they are asked for, of one with an ending', () => {
  const begunBy = (text: string, hasStems: boolean) =>
    parseQueryTerms(text, { hasStems })?.flatMap(({ broader }) => broader)
  expect(begunBy('brindler kettle', true)).toEqual(["'brindl':*"])
  expect(begunBy('brindler kettle', false)).toEqual([])
})
