import { expect, test } from 'vitest'
import { getBoardName } from '@/lib/shared/applications/job-boards'

test.each([
  ['https://www.bongthom.com/job/1', 'BongThom'],
  ['https://kh.linkedin.com/jobs/view/1', 'LinkedIn'],
  ['https://camhr.com', 'CamHR'],
  ['https://careers.mekong.example/jobs/1', null],
  ['https://notbongthom.com/', null],
  ['https://bongthom.com.example/', null],
])('%s is on %s', (url, name) => {
  expect(getBoardName(url)).toBe(name)
})
