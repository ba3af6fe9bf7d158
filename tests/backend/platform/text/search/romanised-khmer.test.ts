import { expect, test } from 'vitest'
import {
  findTransliterations,
  matchTransliterations,
} from '@/backend/platform/text/search/romanised-khmer'

const read = (text: string) =>
  matchTransliterations(text.split(' ')).map(({ typed, term }) => [typed, term])

test.each([
  ['visvakor', 'វិស្វករ'],
  ['vishvakar', 'វិស្វករ'],
  ['samnong', 'សំណង់'],
  ['kammaseksa', 'កម្មសិក្សា'],
  ['aharoupakor', 'អាហារូបករណ៍'],
  ['mekanik', 'មេកានិក'],
  ['japun', 'ជប៉ុន'],
])('%j is read as %j', (typed, term) => {
  expect(read(typed)).toEqual([[typed, term]])
})

test('several words may be one', () => {
  expect(read('kam sek sa')).toEqual([['kam sek sa', 'កម្មសិក្សា']])
  expect(read('visva kor')).toEqual([['visva kor', 'វិស្វករ']])
  expect(read('go visvakor samnong')).toEqual([
    ['visvakor', 'វិស្វករ'],
    ['samnong', 'សំណង់'],
  ])
})

test('an r that is not heard may be left out', () => {
  expect(read('visvako')).toEqual([['visvako', 'វិស្វករ']])
})

test('the beginning of a long word is enough, of a short one not', () => {
  expect(read('sethabat')).toEqual([['sethabat', 'ស្ថាបត្យករ']])
  expect(read('setha')).toEqual([])
})

test('of a long word two consonants may be left out, no more', () => {
  expect(read('sastracharsakalav')).toEqual([['sastracharsakalav', 'សាស្ត្រាចារ្យសាកលវិទ្យាល័យ']])
  expect(read('sastracharsakal')).toEqual([])
})

test('letters that nobody could say are no Khmer', () => {
  expect(read('qxqzqxqz')).toEqual([])
  expect(read('vsvkr')).toEqual([])
})

test('two consonants are too few to tell', () => {
  expect(read('tek')).toEqual([])
})

test('a place without a word parts what stands beside it', () => {
  expect(matchTransliterations(['visva', '', 'kor'])).toEqual([])
})

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
