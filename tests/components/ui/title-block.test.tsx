import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'

afterEach(cleanup)

test('each value has its own label', () => {
  render(
    <TitleBlock>
      <TitleBlockCell label="Place">Phnom Penh</TitleBlockCell>
      <TitleBlockCell label="Pay">$700–1,100</TitleBlockCell>
    </TitleBlock>,
  )
  const labels = screen.getAllByRole('term').map((term) => term.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(labels).toEqual(['Place', 'Pay'])
  expect(values).toEqual(['Phnom Penh', '$700–1,100'])
})

test('a cell shares its row or has it alone', () => {
  const { container } = render(
    <TitleBlock>
      <TitleBlockCell label="Place">Kep</TitleBlockCell>
      <TitleBlockCell label="Apply" wide>
        Here
      </TitleBlockCell>
    </TitleBlock>,
  )
  const widths = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.className)
  expect(widths).toEqual(['', 'basis-full'])
  expect(container.querySelector('.title-block-small')).toBeNull()
})
