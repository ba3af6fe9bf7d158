import { expect, test } from 'vitest'
import { hearKhmer } from '@/backend/platform/text/search/hear-khmer'

const heard = (text: string, ...unknown: string[]) =>
  hearKhmer(text.split(' '), (word) => unknown.includes(word)).map(({ typed, term }) => [
    typed,
    term,
  ])

test.each([
  ['rok kam sek sa nov battambang', [['kam sek sa', 'កម្មសិក្សា']]],
  ['visva kor', [['visva kor', 'វិស្វករ']], 'visva'],
  ['samnong', [['samnong', 'សំណង់']], 'samnong'],
  ['mekanik', []],
])('of %j the Khmer is heard: %j', (text, spans, ...unknown) => {
  expect(heard(text, ...unknown)).toEqual(spans)
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
