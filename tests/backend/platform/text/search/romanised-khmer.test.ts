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
])('reads %j as %j', (typed, term) => {
  expect(read(typed)).toEqual([[typed, term]])
})

test('reads several words as one', () => {
  expect(read('kam sek sa')).toEqual([['kam sek sa', 'កម្មសិក្សា']])
  expect(read('visva kor')).toEqual([['visva kor', 'វិស្វករ']])
  expect(read('go visvakor samnong')).toEqual([
    ['visvakor', 'វិស្វករ'],
    ['samnong', 'សំណង់'],
  ])
})

test('reads a word without its silent r', () => {
  expect(read('visvako')).toEqual([['visvako', 'វិស្វករ']])
})

test('needs only the start of a long word, but not of a short one', () => {
  expect(read('sethabat')).toEqual([['sethabat', 'ស្ថាបត្យករ']])
  expect(read('setha')).toEqual([])
})

test('allows two missing consonants in a long word, but not more', () => {
  expect(read('sastracharsakalav')).toEqual([['sastracharsakalav', 'សាស្ត្រាចារ្យសាកលវិទ្យាល័យ']])
  expect(read('sastracharsakal')).toEqual([])
})

test('rejects letters that cannot be pronounced', () => {
  expect(read('qxqzqxqz')).toEqual([])
  expect(read('vsvkr')).toEqual([])
})

test('rejects two consonants as too few', () => {
  expect(read('tek')).toEqual([])
})

test('does not join words across an empty one', () => {
  expect(matchTransliterations(['visva', '', 'kor'])).toEqual([])
})

const find = (text: string, ...unknown: string[]) =>
  findTransliterations(text.split(' '), (word) => unknown.includes(word)).map(({ typed, term }) => [
    typed,
    term,
  ])

test('findTransliterations searches the words that may be part of it', () => {
  expect(find('rok kam sek sa nov battambang')).toEqual([['kam sek sa', 'កម្មសិក្សា']])
  expect(find('visva kor', 'visva')).toEqual([['visva kor', 'វិស្វករ']])
  expect(find('samnong', 'samnong')).toEqual([['samnong', 'សំណង់']])
  expect(find('samno nong', 'samno')).toEqual([['samno nong', 'សំណង់']])
  expect(find('samno nong', 'nong')).toEqual([])
  expect(find('mekanik')).toEqual([])
})

test.each([
  ['staad pro and prota', 'prota'],
  ['aba bank it', 'aba'],
  ['intern no pay ok it'],
  ['2 month internship', '2', 'month'],
  ['shift 8am to 5pm', '8am', '5pm'],
  ['autocad2020', 'autocad2020'],
  ['translation', 'translation'],
  ['trouble', 'trouble'],
  ['sporting', 'sporting'],
])('findTransliterations finds no Khmer in %j', (text, ...unknown) => {
  expect(find(text, ...unknown)).toEqual([])
})
