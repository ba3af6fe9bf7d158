import { expect, test } from 'vitest'
import {
  majorFilterPanel,
  scholarshipFilterPanel,
  vacancyFilterPanel,
} from '@/lib/shared/listing/filter-panels'

const listOpen = (
  panel: Readonly<Record<string, { readonly label: string; readonly listed?: boolean }>>,
) => Object.entries(panel).flatMap(([name, { listed }]) => (listed ? [name] : []))

test('filters with few values are open in each panel', () => {
  expect(listOpen(vacancyFilterPanel)).toEqual(['levelId', 'typeId', 'salaryId'])
  expect(listOpen(scholarshipFilterPanel)).toEqual(['type', 'qualificationId'])
  expect(listOpen(majorFilterPanel)).toEqual([])
})
