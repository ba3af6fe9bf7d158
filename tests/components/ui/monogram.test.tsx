import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Monogram } from '@/components/ui/monogram'

test('shows letters on the pattern of the employer without a logo', () => {
  const { container } = render(<Monogram name="Bassac Power" material="circuit" />)
  expect(container.textContent).toBe('BP')
  expect(container.firstElementChild?.className).toBe('monogram circuit')
})

test('shows Khmer letters in the Khmer font', () => {
  const { container } = render(<Monogram name="តុបតែង ឡូតូស" />)
  expect(container.firstElementChild?.getAttribute('lang')).toBe('km')
})

test('shows a logo of fixed size without alternative text', () => {
  const { container } = render(<Monogram name="Bassac Power" logo="/logos/a.webp" />)
  const picture = container.querySelector('img')
  expect(container.textContent).toBe('')
  expect(picture?.getAttribute('alt')).toBe('')
  expect([picture?.width, picture?.height]).toEqual([40, 40])
})
