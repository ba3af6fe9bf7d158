import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DetailSection } from '@/components/detail/detail-section'

test('has a label above its title only when it is given', () => {
  const { container } = render(<DetailSection title="What it pays">Words</DetailSection>)
  expect(container.querySelectorAll('p')).toHaveLength(0)
  expect(container.textContent).toBe('What it paysWords')
})
