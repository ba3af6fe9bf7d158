import { expect, test } from 'vitest'
import {
  listHighlights,
  listMentionedListingTypes,
} from '@/backend/areas/listing/search/text-search'

test.each([
  ['civil internship', ['internships']],
  ['កម្មសិក្សា', ['internships']],
  ['អាហារូបករណ៍ ជប៉ុន', ['scholarships']],
  ['scholarships and jobs', ['jobs', 'scholarships']],
  ['civil engineer', []],
  ['civil not internship', []],
  ['no ielts', []],
])('%j names %j', (text, areas) => {
  expect(listMentionedListingTypes(text).toSorted()).toEqual(areas)
})

test('listHighlights returns the typed words and their concepts in both languages', () => {
  const marks = listHighlights('solar in Kampot')
  expect(marks).toEqual(expect.arrayContaining(['solar*', 'kampot*', 'photovoltaic', 'សូឡា', 'កំពត']))
  expect(marks).not.toContain('in*')
  expect(listHighlights('kep qa area')).toEqual(expect.arrayContaining(['kep*', 'qa']))
  expect(listHighlights('kep qa area')).not.toContain('department')
  expect(listHighlights('')).toEqual([])
})
