import { describe, expect, test } from 'vitest'
import { findKhmerConcepts } from '@/backend/platform/text/search/concepts/concepts'
import { parseQueryTerms } from '@/backend/platform/text/search/query-terms'
import { toSearchVector } from '@/backend/platform/text/search/search-vector'
import { KHMER_STOP_WORDS } from '@/backend/platform/text/search/stop-words'

const meantBy = (text: string) => findKhmerConcepts(text).map(({ concept }) => concept)

describe('a Khmer term', () => {
  test.each([
    ['ប្រធានការដ្ឋាន', 'ministry'],
    ['វិស្វករផ្លូវ', 'drainage'],
    ['ឌីប្លូម', 'drainage'],
    ['ស្លូវេនី', 'drainage'],
    ['កែប្រែ', 'kep'],
    ['ចិន្តា', 'china'],
    ['ការងារអចិន្ត្រៃយ៍', 'china'],
    ['បណ្ឌិត្យសភា', 'doctorate'],
    ['អេហ្ស៊ីប', 'cyprus'],
    ['អាហារូបករណ៍', 'food'],
    ['រដ្ឋាករទឹក', 'ministry'],
  ])('%s does not have the concept %s in the middle of a syllable', (text, concept) => {
    expect(meantBy(text)).not.toContain(concept)
  })

  test.each([
    ['ស្ថាប័នរដ្ឋនៅភ្នំពេញ', 'ministry'],
    ['ជួសជុលលូ', 'drainage'],
    ['ខេត្តកែប', 'kep'],
    ['ប្រទេសចិន', 'china'],
    ['អនុស្ថានីយ៍អគ្គិសនី', 'substation'],
    ['ថ្នាក់បណ្ឌិត', 'doctorate'],
  ])('%s has the concept %s', (text, concept) => {
    expect(meantBy(text)).toContain(concept)
  })

  test('is not stored for the middle of a syllable', () => {
    const words = toSearchVector({ title: 'ប្រធានការដ្ឋាន', names: [], body: ['ថែទាំផ្លូវ'] })
    expect(words).toContain("'=site'")
    expect(words).not.toContain("'=ministry'")
    expect(words).not.toContain("'=drainage'")
  })
})

test('for titles only counts in a title and in a search text', () => {
  const found = { names: [], body: [] }
  expect(toSearchVector({ ...found, title: 'គូសប្លង់' })).toContain("'=draughtsman'")
  expect(toSearchVector({ ...found, title: '', body: ['តាមប្លង់'] })).not.toContain('draughtsman')
  expect(parseQueryTerms('ប្លង់')?.map(({ exact }) => exact.join())).toEqual(["'=draughtsman'"])
})

test.each([
  ['ទឹក ស្អាត', 'clean-water'],
  ['វិស្វករ សំណង់ ស៊ីវិល', 'civil'],
  ['ទឹក \u200bស្អាត', 'clean-water'],
  ['សុខភាពនិង សុវត្ថិភាព', 'health-and-safety'],
  ['ថ្នាក់ទី ១២', 'bac-two'],
  ['ផ្នែកIT', 'information-technology'],
])('%s has the concept %s despite its spaces', (text, concept) => {
  expect(meantBy(text)).toContain(concept)
})

test('does not continue across punctuation', () => {
  expect(meantBy('ប្រភពទឹក។ ស្អាត')).not.toContain('clean-water')
})

test.each([
  ['ថ្នាក់ទី១២', ['bac-two']],
  ['ថ្នាក់ទី 12', ['bac-two']],
  ['៧មករា', ['seven-makara']],
  ['ប្រាក់ខែទី១៣', ['thirteenth-month']],
  ['អាហារូបករណ៍១០០', ['fully-funded']],
  ['និទ្ទេស A', ['grade-a']],
  ['ផ្នែក IT ភ្នំពេញ', ['information-technology', 'phnom-penh']],
  ['civil ថ្នាក់ទី១២ IT', ['civil', 'bac-two', 'information-technology']],
])('%j has the concepts %j, with digits and Latin letters', (text, concepts) => {
  const wanted =
    parseQueryTerms(text)?.map(({ exact }) => exact.join().replace(/'=(.+)'.*/, '$1')) ?? []
  expect(wanted.toSorted()).toEqual(concepts.toSorted())
})

test('with digits can be excluded', () => {
  const unwanted = parseQueryTerms('ការងារ មិនទាមទារថ្នាក់ទី ១២')?.filter((each) => each.isExcluded)
  expect(unwanted?.map(({ exact }) => exact.join())).toEqual(["'=bac-two'"])
})

test.each([
  ['ព្រែកព្នៅ', 'ព្រែកព្នៅ'],
  ['លំនៅដ្ឋាន', 'លំនៅដ្ឋាន'],
  ['គ្រួសារក្រ', 'គ្រួសារក្រ'],
  ['រោងជាង', 'រោងជាង'],
  ['ការពារ', 'ការពារ'],
  ['ការិយាល័យ', 'ការិយាល័យ'],
  ['ធនាគារជាតិ', 'ធនាគារជាតិ'],
  ['អណ្តែតនៅក្នុងទំនេរ', 'អណ្តែត ទំនេរ'],
])('removes from %s no connecting word that is part of another: %s', (text, left) => {
  expect(text.replace(KHMER_STOP_WORDS, ' ').replace(/ +/g, ' ').trim()).toBe(left)
})
