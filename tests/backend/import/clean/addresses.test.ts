import { expect, test } from 'vitest'
import { parseApplyAddress } from '@/backend/import/clean/addresses'

test.each([
  ['jobs@employer.example', 'jobs@employer.example'],
  [' MAILTO:jobs@employer.example ', 'jobs@employer.example'],
  ['mailto:jobs@employer.example?subject=x', null],
  ['Jobs <jobs@employer.example>', null],
  ['a@employer.example; b@employer.example', null],
  ['jobs@employer', null],
  ['jobs@employer.example\r\nBcc: all@example.com', null],
  [`${'a'.repeat(300)}@employer.example`, null],
  ['', null],
])('parseApplyAddress reads %j as %j', (written, address) => {
  expect(parseApplyAddress(written)).toBe(address)
})
