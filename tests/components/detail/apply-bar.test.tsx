import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplyBar } from '@/components/detail/apply-section'

test.each([
  ['open', 'Closes 31 Dec 2099Apply'],
  ['closed', ''],
] as const)('the bar of a listing that is %s contains: %s', (status, words) => {
  const item = { status, closingDate: '2099-12-31' }
  const bar = <ApplyBar item={item} apply="Apply" today="2026-11-20" />
  expect(render(bar).container.textContent).toBe(words)
})
