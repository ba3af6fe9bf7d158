import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplySection } from '@/components/detail/apply-section'
import { renderWithRouter } from '../support/with-router'

const Text = ({ html }: { readonly html: string }) => <p>{html}</p>

function show(status: 'open' | 'closed', howToApply: string) {
  const item = { status, howToApply }
  renderWithRouter(
    <ApplySection
      item={item}
      anchor="apply"
      organization="employer"
      Text={Text}
      applyControl={<button type="button">Apply</button>}
    />,
  )
  return [screen.queryByRole('heading')?.textContent, document.querySelector('p')?.textContent]
}

test('shows how to apply, with a button', () => {
  expect(show('open', 'Write to us.')).toEqual(['How to apply', 'Write to us.'])
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDefined()
})

test('shows a default text when the provider gives none', () => {
  expect(show('open', '')[1]).not.toBe('')
})

test('is not shown once the item is closed', () => {
  show('closed', 'Write to us.')
  expect(document.body.textContent).toBe('')
})
