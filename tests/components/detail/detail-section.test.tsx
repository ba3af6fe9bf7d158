import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DetailSection } from '@/components/detail/detail-section'

afterEach(cleanup)

test('a part of a page has a label above its title only where there is one', () => {
  const { container } = render(<DetailSection title="What it pays">Words</DetailSection>)
  expect(container.querySelectorAll('p')).toHaveLength(0)
  expect(container.textContent).toBe('What it paysWords')
})
