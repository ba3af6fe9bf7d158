import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DocumentPreview } from '@/components/document-templates/document-preview'

test('shows the whole text of the document, and marks the placeholders', () => {
  const { container } = render(
    <DocumentPreview
      blocks={[
        { role: 'title', words: '[Your full name]', right: '', isBold: false },
        { role: 'text', words: 'BEng', right: '[2022] – present', isBold: true },
        { role: 'points', items: ['Measured [value] %', 'Wrote the manual'] },
      ]}
    />,
  )
  expect(container.textContent).toContain('BEng[2022] – present')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Measured [value] %',
    'Wrote the manual',
  ])
  expect(screen.getByText('[value]').className).toContain('text-pen-text')
  expect(screen.queryByRole('heading')).toBeNull()
})
