import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MajorLinks } from '@/components/detail/major-links'
import { renderWithRouter } from '../support/with-router'

const majors = [
  { id: 1, name: 'Civil Engineering', nameKm: null },
  { id: 2, name: 'Aeronautics', nameKm: null },
]

it('links the majors that have a page, and only names the others', () => {
  const { container } = renderWithRouter(
    <MajorLinks majors={majors} majorsWithPage={[{ id: 1 }]} />,
  )
  expect(container.textContent).toBe('Civil Engineering, Aeronautics')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'Civil Engineering' })
  expect(link.getAttribute('href')).toBe('/majors/1/civil-engineering')
})

it('links two of many majors, and names all', () => {
  const many = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Major ${id}`, nameKm: null }))
  const { container } = renderWithRouter(<MajorLinks majors={many} majorsWithPage={many} />)
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(container.textContent).toBe('Major 1, Major 2, Major 3, Major 4, Major 5')
})
