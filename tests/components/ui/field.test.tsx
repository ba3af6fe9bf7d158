import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from '@/components/ui/field'

test('hint and error describe their control', () => {
  render(
    <Field label="E-mail" hint="We send one letter a week." error="Write an address like a@b.kh.">
      {(control) => <input {...control} type="email" className="control" />}
    </Field>,
  )
  const input = screen.getByLabelText('E-mail')
  const notes = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We send one letter a week.',
    'Write an address like a@b.kh.',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a control without hint or error has no description', () => {
  const { container } = render(
    <Field label="E-mail">{(control) => <input {...control} type="email" />}</Field>,
  )
  expect(container.querySelector('p')).toBeNull()
  const input = screen.getByLabelText('E-mail')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})
