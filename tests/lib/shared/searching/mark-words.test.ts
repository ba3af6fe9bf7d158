import { expect, test } from 'vitest'
import { markWords } from '@/lib/shared/searching/mark-words'

const mark = (title: string, ...marks: string[]) =>
  markWords(title, marks)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

test('a beginning marks the word that goes on, a term whole words alone', () => {
  expect(mark('Civil Works Engineer', 'civ*')).toBe('[Civil] Works Engineer')
  expect(mark('Water Supply Engineers', 'engineer')).toBe('Water Supply [Engineers]')
  expect(mark('Bioengineering', 'engineering')).toBe('Bioengineering')
})

test('a term of several words is one mark, with a hyphen too', () => {
  expect(mark('Back-end Developer', 'back end')).toBe('[Back-end] Developer')
})

test('an abbreviation is one in capitals alone', () => {
  expect(mark('IT Support: make it work', 'IT')).toBe('[IT] Support: make it work')
})

test('Khmer is found within a run, and no letter is cut from its signs', () => {
  expect(mark('ត្រូវការវិស្វករសំណង់', 'វិស្វករ')).toBe('ត្រូវការ[វិស្វករ]សំណង់')
  expect(mark('កាំ', 'ក')).toBe('[កាំ]')
})

test('signs of patterns are letters here, and without marks a title is one part', () => {
  expect(mark('C++ (.NET) developer', 'c++', '$^|')).toBe('[C++] (.NET) developer')
  expect(markWords('Civil', [])).toEqual([{ text: 'Civil', isFound: false }])
})
