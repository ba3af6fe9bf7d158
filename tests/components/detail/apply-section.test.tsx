import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ApplySection } from '@/components/detail/apply-section'
import { renderWithRouter } from '../support/with-router'

afterEach(cleanup)

const Text = ({ html }: { readonly html: string }) => <p>{html}</p>

function show(status: 'open' | 'closed', howToApply: string) {
  const item = { status, howToApply }
  renderWithRouter(
    <ApplySection
      item={item}
      anchor="apply"
      who="employer"
      Text={Text}
      way={<button type="button">Apply</button>}
    />,
  )
  return [screen.queryByRole('heading')?.textContent, document.querySelector('p')?.textContent]
}

test('says how to apply in the words of who offers it, with what to press', () => {
  expect(show('open', 'Write to us.')).toEqual(['How to apply', 'Write to us.'])
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDefined()
})

test('says nothing of its own where nothing is said', () => {
  expect(show('open', '')[1]).not.toBe('')
})

test('is gone once the item is closed', () => {
  show('closed', 'Write to us.')
  expect(document.body.textContent).toBe('')
})
