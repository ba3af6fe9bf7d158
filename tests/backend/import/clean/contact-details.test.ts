import { describe, expect, it } from 'vitest'
import { dropContacts } from '@/backend/import/clean/contact-details'

describe('contacts in a text', () => {
  it.each([
    ['<p>Builds bridges.</p><p>Tel: 012 345 678</p>', '<p>Builds bridges.</p><p></p>'],
    [
      'Builds bridges.\nContact person: Mr. Sok Dara, 012&nbsp;345&nbsp;678 / +855 98 765 432',
      'Builds bridges.\n',
    ],
    [
      '<li>Phone: (+855) 23 123 456, E-mail: <a href="mailto:a@b.example">a@b.example</a></li>',
      '<li></li>',
    ],
    [
      'You work on site. For more information call Ms. Chan (011-222-333). You travel.',
      'You work on site. You travel.',
    ],
    ['Reports to Sok Dara (096 123 4567)', 'Reports to Sok Dara'],
    ['Reports to Sok Dara, dara@acme.example', 'Reports to Sok Dara'],
    ['ទំនាក់ទំនង៖ ០១២ ៣៤៥ ៦៧៨', ''],
    ['012 345 678', ''],
    [
      'Draws <b title="a@b.example">plans</b>: 012 345 678',
      'Draws <b title="a@b.example">plans</b>',
    ],
  ])('are left out of %s', (text, rest) => {
    expect(dropContacts(text)).toBe(rest)
  })

  it.each([
    '<p>Please send your CV to hr@acme.example or call 012 345 678.</p>',
    '<h3>How to apply</h3><h4></h4><p>Tel: 012 345 678</p><p>Email: hr@acme.example</p>',
    'Interested candidates can submit their CV to:\nhr@acme.example\n012 345 678',
    'សូមផ្ញើប្រវត្តិរូបមក hr@acme.example',
  ])('stay where they say how to apply: %s', (text) => {
    expect(dropContacts(text)).toBe(text)
  })

  it('leave a line without one as it is, whatever signs it has', () => {
    const line = '\ufffc Provide information to customers.'
    expect(dropContacts(`${line}\nHotline 023 123 456`)).toBe(`${line}\n`)
  })

  it('go below the next heading again', () => {
    const kept = `How to apply:\nhr@acme.example\n${'About us '.padEnd(119, 'x')}:\n`
    expect(dropContacts(`${kept}Hotline 023 123 456`)).toBe(kept)
  })

  it.each([
    'Closing 01.12.2026 08:30, from 05/12/2026 09:00',
    'ISO 9001:2015, 2010-2020, 0.123456789 mm, 10 000 000 KHR, $800-1200, PV 0123',
    'a price of 855 USD in 2026',
    'Lot 0123 4567',
    'Meet <a href="mailto:">our team</a>',
    '<p>See <a\nhref="https://acme.example/jobs?id=0123456789">the post</a>.</p>',
  ])('are not numbers of other things: %s', (text) => {
    expect(dropContacts(text)).toBe(text)
  })
})
