import { expect, test } from 'vitest'
import { renderConfirmPage } from '@/backend/platform/http/forms/confirm-page'

const page = { title: 'End <these> mails?', text: 'No & more.' }

test('a page that asks has a button, and its words are text', () => {
  const html = renderConfirmPage({ ...page, button: 'End & go' })
  expect(html).toContain('<p>No &amp; more.</p>')
  expect(html).toContain('<form method="post"><button type="submit">End &amp; go</button></form>')
  expect(html).toContain('End &lt;these&gt; mails?')
})

test('a page that only informs has no button, and may lead on', () => {
  expect(renderConfirmPage(page)).not.toContain('<form')
  const html = renderConfirmPage({ ...page, next: { words: 'Go <on>', path: '/jobs?a=1&b=2' } })
  expect(html).toContain('<p><a href="/jobs?a=1&amp;b=2">Go &lt;on&gt;</a></p>')
  expect(html).not.toContain('<form')
})
