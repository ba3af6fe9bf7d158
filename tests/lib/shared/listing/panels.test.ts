import { expect, test } from 'vitest'
import { majorPanel, scholarshipPanel } from '@/lib/shared/listing/study-panels'
import { vacancyPanel } from '@/lib/shared/listing/vacancy-panel'

const listOpen = (
  panel: Readonly<Record<string, { readonly label: string; readonly listed?: boolean }>>,
) => Object.entries(panel).flatMap(([name, { listed }]) => (listed ? [name] : []))

test('filters with few values are open in each panel', () => {
  expect(listOpen(vacancyPanel)).toEqual(['levelId', 'typeId', 'salaryId'])
  expect(listOpen(scholarshipPanel)).toEqual(['type', 'qualificationId'])
  expect(listOpen(majorPanel)).toEqual([])
})
