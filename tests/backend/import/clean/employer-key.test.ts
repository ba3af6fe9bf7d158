import { expect, test } from 'vitest'
import { toEmployerKey } from '@/backend/import/clean/employer-key'
import { toEmployerReference } from '@/backend/import/write/company-register'

test.each([
  ['Mekong Build', 'MEKONG BUILD CO., LTD.'],
  ['Mekong Build', 'Ｍｅｋｏｎｇ  Ｂｕｉｌｄ (Cambodia) Plc.'],
  ['Mekong Build', 'Mekong\u200b Build Co.Ltd'],
  ['សំណង់មេគង្គ', 'ក្រុមហ៊ុន សំណង់មេគង្គ ឯ.ក'],
  ['សំណង់មេគង្គ', 'ក្រុមហ៊ុន សំណង់\u200bមេគង្គ ខូ.,អិលធីឌី'],
])('%s and %s are one employer', (name, other) => {
  expect(toEmployerKey(other)).toBe(toEmployerKey(name))
})

test.each([
  ['Intel', 'Intel 471'],
  ['Four Seasons', 'Four Seasons Plumbing'],
  ['Company', 'Limited'],
  ['★', '☆'],
])('%s and %s are two employers', (name, other) => {
  expect(toEmployerKey(other)).not.toBe(toEmployerKey(name))
})

test.each([
  ['Café  Mékong', 'cafe mekong'],
  ['★ !', '★ !'],
  ['a'.repeat(300), 'a'.repeat(200)],
])('%s is known in its source as %s', (name, reference) => {
  expect(toEmployerReference(name)).toBe(reference)
})
