import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CopyEmailButtons } from '@/components/layout/services/copy-email-buttons'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

test('adds a copy button after the first link to each e-mail address', async () => {
  document.body.innerHTML = `
    <div class="prose"><p>Write to <a href="mailto:hr%2Bjobs@site.example?subject=Job">us</a> soon,
      or <a href="mailto:hr+jobs@site.example">again</a>, or <a href="mailto:100%@site.example">them</a>.</p></div>
    <p><a href="mailto:footer@site.example">not in a text</a></p>`
  render(<CopyEmailButtons />)
  const buttons = await screen.findAllByRole('button', { name: 'Copy e-mail address' })
  expect(
    buttons.map((button) => button.parentElement?.previousElementSibling?.textContent),
  ).toEqual(['us', 'them'])
})
