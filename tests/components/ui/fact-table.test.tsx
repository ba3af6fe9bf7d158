import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FactCell, FactTable } from '@/components/ui/fact-table'

test('each value has its own label', () => {
  render(
    <FactTable>
      <FactCell label="Place">Phnom Penh</FactCell>
      <FactCell label="Pay">$700–1,100</FactCell>
    </FactTable>,
  )
  const labels = screen.getAllByRole('term').map((term) => term.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(labels).toEqual(['Place', 'Pay'])
  expect(values).toEqual(['Phnom Penh', '$700–1,100'])
})

test('a Khmer value has its language', () => {
  render(<FactCell label="Place">ខណ្ឌចំការមន</FactCell>)
  expect(screen.getByRole('definition').getAttribute('lang')).toBe('km')
})

test('a cell shares its row or has it alone', () => {
  const { container } = render(
    <FactTable>
      <FactCell label="Place">Kep</FactCell>
      <FactCell label="Apply" wide>
        Here
      </FactCell>
    </FactTable>,
  )
  const widths = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.className)
  expect(widths).toEqual(['', 'basis-full'])
  expect(container.querySelector('.title-block-small')).toBeNull()
})
