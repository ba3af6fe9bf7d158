import { expect, it } from 'vitest'
import { toLetterDraft, toMailHref } from '@/lib/shared/applications/letter'

const opening = {
  title: 'Site Engineer & Planner',
  employer: 'Angkor Steel',
  listingUrl: 'https://visvakor.example/jobs/7/site-engineer',
}

it('names listing and employer, and is signed when the name is known', () => {
  const { subject, text } = toLetterDraft(opening, 'Dara Sok')
  expect(subject).toBe('Application: Site Engineer & Planner')
  expect(text).toContain('Dear hiring team of Angkor Steel,')
  expect(text).toContain(opening.listingUrl)
  expect(text.endsWith('Kind regards,\nDara Sok')).toBe(true)
  expect(toLetterDraft(opening, '').text).toContain('[Your name and phone number]')
})

it('a mail program reads the letter line by line', () => {
  const letter = toLetterDraft(opening, 'សុខ ដារ៉ា')
  const href = new URL(toMailHref('jobs+km@angkor-steel.example', letter))
  expect(decodeURIComponent(href.pathname)).toBe('jobs+km@angkor-steel.example')
  expect(href.href).not.toContain('+')
  const search = new URLSearchParams(href.search)
  expect(search.get('subject')).toBe(letter.subject)
  expect(search.get('body')).toBe(letter.text.replaceAll('\n', '\r\n'))
})
