import { expect, test } from 'vitest'
import { findTransliterations } from '@/backend/platform/text/search/find-transliterations'

const heard = (text: string, ...unknown: string[]) =>
  findTransliterations(text.split(' '), (word) => unknown.includes(word)).map(({ typed, term }) => [
    typed,
    term,
  ])

test('Khmer is heard in words that may be part of it', () => {
  expect(heard('rok kam sek sa nov battambang')).toEqual([['kam sek sa', 'កម្មសិក្សា']])
  expect(heard('visva kor', 'visva')).toEqual([['visva kor', 'វិស្វករ']])
  expect(heard('samnong', 'samnong')).toEqual([['samnong', 'សំណង់']])
  expect(heard('mekanik')).toEqual([])
})

test.each([
  ['staad pro and prota', 'prota'],
  ['aba bank it', 'aba'],
  ['intern no pay ok it'],
  ['2 month internship', '2', 'month'],
  ['shift 8am to 5pm', '8am', '5pm'],
  ['autocad2020', 'autocad2020'],
  ['translation', 'translation'],
  ['sporting', 'sporting'],
])('nothing of %j is Khmer', (text, ...unknown) => {
  expect(heard(text, ...unknown)).toEqual([])
})
