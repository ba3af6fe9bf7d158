import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FaqList } from '@/components/help/faq-list'
import { groupFaqs } from '@/lib/shared/articles/faq-topics'

vi.mock('server-only', () => ({}))

const topics = groupFaqs(
  [{ id: 1, question: 'Which files?', answer: '<p>PDF and Word.</p>', topic: 'Files' }],
  'help',
)

test('questions are folded under a heading with an anchor', () => {
  const { container } = render(<FaqList topics={topics} isOpen={false} path="/help-center" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Files' }).id).toBe('help-files')
  expect(container.querySelector('details')?.open).toBe(false)
})

test('search results are unfolded, and share no id with the whole list', () => {
  const { container } = render(<FaqList topics={topics} isOpen path="/help-center" />)
  expect(container.querySelector('details')?.open).toBe(true)
  expect(container.querySelector('[id]')).toBeNull()
})

test('links in an answer stay inside /en', () => {
  const asked = { question: 'How?', answer: '<p><a href="/page/how-to-apply">So</a></p>' }
  const topics = groupFaqs([{ id: 2, topic: 'Applying', ...asked }], 'faq')
  render(<FaqList topics={topics} isOpen path="/page/frequently-asked-questions" />)
  const link = screen.getByRole('link', { name: 'So' })
  expect(link.getAttribute('href')).toBe('../page/how-to-apply')
})
